s/"Bij"/"Terug"/
