import nemo.collections.asr as nemo_asr

asr_model = nemo_asr.models.ASRModel.from_pretrained("nvidia/parakeet-tdt_ctc-110m")

transcriptions = asr_model.transcribe(["audio.wav"])
print(transcriptions[0].text)
