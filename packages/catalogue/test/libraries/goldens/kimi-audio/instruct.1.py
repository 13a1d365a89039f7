import soundfile as sf
from kimia_infer.api.kimia import KimiAudio

model = KimiAudio(model_path="moonshotai/Kimi-Audio-7B-Instruct", load_detokenizer=True)
sampling = {
    "audio_temperature": 0.8,
    "audio_top_k": 10,
    "text_temperature": 0,
    "text_top_k": 5,
}

messages = [
    {"role": "user", "message_type": "text", "content": "Write down what is said."},
    {"role": "user", "message_type": "audio", "content": "speech.wav"},
]
_, text = model.generate(messages, **sampling, output_type="text")
print(text)

question = [{"role": "user", "message_type": "audio", "content": "question.wav"}]
wav, text = model.generate(question, **sampling, output_type="both")
print(text)
sf.write("answer.wav", wav.detach().cpu().view(-1).numpy(), 24000)
