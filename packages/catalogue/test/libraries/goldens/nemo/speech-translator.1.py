import nemo.collections.asr as nemo_asr

asr_model = nemo_asr.models.ASRModel.from_pretrained("nvidia/canary-1b-flash")

transcriptions = asr_model.transcribe(["audio.wav"], source_lang="en", target_lang="en")
print(transcriptions[0].text)
