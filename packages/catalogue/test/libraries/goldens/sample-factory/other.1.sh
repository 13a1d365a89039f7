hf download harbour/ferry-agent --local-dir=train_dir/ferry-agent
