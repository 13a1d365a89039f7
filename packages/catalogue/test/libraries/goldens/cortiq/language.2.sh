cortiq run model.cmf --prompt='Who are you?'
