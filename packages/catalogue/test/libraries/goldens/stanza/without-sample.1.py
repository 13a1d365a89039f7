import stanza

language = "wo"
stanza.download(language)
nlp = stanza.Pipeline(language)

doc = nlp("Ada Lovelace met Charles Babbage in London in 1833.")
for sentence in doc.sentences:
    for word in sentence.words:
        print(word.text, word.upos, word.deprel)
