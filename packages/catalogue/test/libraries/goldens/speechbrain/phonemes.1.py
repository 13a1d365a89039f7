from speechbrain.inference import GraphemeToPhoneme

model = GraphemeToPhoneme.from_hparams("speechbrain/soundchoice-g2p")

print(model("The ferry leaves at half past nine."))
