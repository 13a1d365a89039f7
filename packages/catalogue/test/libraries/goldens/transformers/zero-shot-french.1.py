from transformers import pipeline

pipe = pipeline("zero-shot-classification", model="BaptisteDoyen/camembert-base-xnli")
result = pipe("Le train de nuit pour Lisbonne part à neuf heures.", candidate_labels=["voyages", "politique", "sport"], hypothesis_template="Ce texte parle de {}.")
print(result)
