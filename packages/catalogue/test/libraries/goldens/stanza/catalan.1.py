import stanza

language = "ca"
stanza.download(language)
nlp = stanza.Pipeline(language)

doc = nlp("Ada Lovelace va viure a Londres.")
for sentence in doc.sentences:
    for word in sentence.words:
        print(word.text, word.upos, word.deprel)
