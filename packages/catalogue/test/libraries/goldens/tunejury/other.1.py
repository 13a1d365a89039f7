from huggingface_hub import hf_hub_download
from tunejury import Scorer

scorer = Scorer.from_pretrained(hf_hub_download(repo_id="example/tunejury-for-folk", filename="head.pt"))
print(scorer.score("clip.wav", prompt="A calm piano melody over soft rain"))
