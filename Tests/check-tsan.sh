#!/usr/bin/env bash
# The tests of the runtime under Thread Sanitizer.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
swift test --sanitize=thread --scratch-path .build/tsan --filter '^RuntimeTests'
