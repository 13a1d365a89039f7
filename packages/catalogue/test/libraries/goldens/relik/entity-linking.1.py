from relik import Relik

relik = Relik.from_pretrained("sapienzanlp/relik-entity-linking-large")

result = relik("Ada Lovelace met Charles Babbage in London in 1833.")
print(result.spans)
print(result.triplets)
