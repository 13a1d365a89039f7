hf download harbour/hull-scans --repo-type=dataset --local-dir=hull-scans
