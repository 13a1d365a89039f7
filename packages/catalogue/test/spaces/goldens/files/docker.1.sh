hf download harbour/radar --repo-type=space --local-dir=radar
