import outetts

path = "OuteAI/OuteTTS-0.2-500M"
tts = outetts.Interface(
    outetts.ModelConfig(
        model_path=path,
        tokenizer_path=path,
        interface_version=outetts.InterfaceVersion.V1,
        backend=outetts.Backend.HF,
        max_seq_length=4096,
    )
)

speaker = tts.create_speaker("voice.wav")
text = "The ferry leaves at half past nine."
output = tts.generate(outetts.GenerationConfig(text=text, speaker=speaker, max_length=4096))
output.save("output.wav")
