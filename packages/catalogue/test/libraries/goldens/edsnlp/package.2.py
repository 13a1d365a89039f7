import edsnlp

nlp = edsnlp.load("eds_pseudo_public")

doc = nlp("Le patient est admis pour une toux fébrile depuis trois jours.")
for entity in doc.ents:
    print(entity.text, entity.label_)
