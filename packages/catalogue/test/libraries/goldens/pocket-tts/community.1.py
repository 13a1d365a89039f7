import scipy.io.wavfile
from pocket_tts import TTSModel

model = TTSModel.load_model(config="hf://vvolhejn/pocket-tts-czech/czech.yaml")
voice = model.get_state_for_audio_prompt("hf://kyutai/tts-voices/alba-mackenna/casual.wav")

audio = model.generate_audio(voice, "Dnes je krásný den.")
scipy.io.wavfile.write("output.wav", model.sample_rate, audio.numpy())
