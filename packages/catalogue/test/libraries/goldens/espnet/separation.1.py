import soundfile as sf
from espnet2.bin.enh_inference import SeparateSpeech

separate = SeparateSpeech.from_pretrained("espnet/Chenda_Li_wsj0_2mix_enh_train_enh_conv_tasnet_raw_valid.si_snr.ave")

mixture, rate = sf.read("mixture.wav", dtype="float32")
for number, wave in enumerate(separate(mixture[None], fs=rate), start=1):
    sf.write(f"source_{number}.wav", wave.squeeze(), rate)
