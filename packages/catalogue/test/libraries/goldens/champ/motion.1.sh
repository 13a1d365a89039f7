hf download fudan-generative-ai/champ --local-dir=pretrained_models
hf download fudan-generative-ai/champ_motions_example --repo-type=dataset --local-dir=example_data

# Picture and motion are named in this file; the video goes to the folder results.
python inference.py --config=configs/inference/inference.yaml
