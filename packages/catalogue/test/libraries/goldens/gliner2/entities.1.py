from gliner2 import AutoExtractor

extractor = AutoExtractor.from_pretrained("fastino/gliner2-base-v1")

text = "Ada Lovelace met Charles Babbage in London in 1833."
result = extractor.extract_entities(text, ["person", "company", "product", "location"])
print(result)
