import edsnlp

nlp = edsnlp.load("AP-HP/dates.v2")

doc = nlp("Le patient est admis pour une toux fébrile depuis trois jours.")
for entity in doc.ents:
    print(entity.text, entity.label_)
