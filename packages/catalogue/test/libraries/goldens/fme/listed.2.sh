python -m fme.ace.inference run.yaml
