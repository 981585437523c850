s/storniert/erstattet/
