import outetts

path = "OuteAI/OuteTTS-0.3-1B"
tts = outetts.Interface(
    outetts.ModelConfig(
        model_path=path,
        tokenizer_path=path,
        interface_version=outetts.InterfaceVersion.V2,
        backend=outetts.Backend.HF,
        max_seq_length=4096,
    )
)

text = "The ferry leaves at half past nine."
output = tts.generate(outetts.GenerationConfig(text=text, max_length=4096))
output.save("output.wav")
