from esm.models.esm3 import ESM3
from esm.sdk.api import ESMProtein, GenerationConfig

model = ESM3.from_pretrained("esm3-sm-open-v1")

protein = ESMProtein(sequence="MQIFVKTLTGKTITLEVEPSDTIENVKAKIQDKEGIPPDQQ________________________")
protein = model.generate(protein, GenerationConfig(track="sequence", num_steps=8, temperature=0.7))
protein = model.generate(protein, GenerationConfig(track="structure", num_steps=8))
ESMProtein.to_pdb(protein, "output.pdb")
