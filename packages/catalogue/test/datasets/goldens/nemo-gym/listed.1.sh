hf download harbour/tide-tasks --repo-type=dataset --local-dir=tide-tasks
