import stanza

language = "multilingual"
stanza.download(language)
nlp = stanza.Pipeline(language, processors="langid")

doc = nlp("Ada Lovelace met Charles Babbage in London in 1833.")
print(doc.lang)
