import outetts

path = "OuteAI/Llama-OuteTTS-1.0-1B"
tts = outetts.Interface(
    outetts.ModelConfig(
        model_path=path,
        tokenizer_path=path,
        interface_version=outetts.InterfaceVersion.V3,
        backend=outetts.Backend.HF,
        max_seq_length=8192,
    )
)

speaker = tts.load_default_speaker("EN-FEMALE-1-NEUTRAL")
text = "The ferry leaves at half past nine."
output = tts.generate(outetts.GenerationConfig(text=text, speaker=speaker, max_length=8192))
output.save("output.wav")
