import soundfile as sf
from speechbrain.inference.TTS import Tacotron2
from speechbrain.inference.vocoders import HIFIGAN

tts = Tacotron2.from_hparams("speechbrain/tts-tacotron2-ljspeech")
vocoder = HIFIGAN.from_hparams("speechbrain/tts-hifigan-ljspeech")

spectrogram = tts.encode_text("The ferry leaves at half past nine.")[0]
waveform = vocoder.decode_batch(spectrogram)
sample_rate = getattr(vocoder.hparams, "sample_rate", 22050)
sf.write("output.wav", waveform.squeeze().cpu().numpy(), sample_rate)
