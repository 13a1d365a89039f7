import eds_pseudo_public

nlp = eds_pseudo_public.load()

doc = nlp("Le patient est admis pour une toux fébrile depuis trois jours.")
for entity in doc.ents:
    print(entity.text, entity.label_)
