hf download harbour/bells --repo-type=dataset --local-dir=bells
