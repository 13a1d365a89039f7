import spacy
from huggingface_hub import snapshot_download

nlp = spacy.load(snapshot_download("spacy/ru_core_news_lg"))

doc = nlp("Ада Лавлейс познакомилась с Чарльзом Бэббиджем в Лондоне в 1833 году.")
for token in doc:
    print(token.text, token.pos_, token.dep_)
for entity in doc.ents:
    print(entity.text, entity.label_)
