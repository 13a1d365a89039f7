hf download allenai/SamudrACE-CM4-piControl --local-dir=SamudrACE-CM4-piControl
