hf download harbour/tide-chat-templates --local-dir=tide-chat-templates
