hf auth login
