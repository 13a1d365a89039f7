from huggingface_hub import hf_hub_download
from mitie import named_entity_extractor, tokenize

path = hf_hub_download(repo_id="example/mitie-english", filename="ner_model.dat")
extractor = named_entity_extractor(path)

tokens = [token.decode() for token in tokenize("Ada Lovelace met Charles Babbage in London in 1833.")]
for places, tag, score in extractor.extract_entities(tokens):
    print(" ".join(tokens[place] for place in places), tag, score)
