import nemo.collections.asr as nemo_asr

asr_model = nemo_asr.models.ASRModel.from_pretrained("nvidia/nemotron-3.5-asr-streaming-0.6b")

config = asr_model.get_transcribe_config()
# The default loader needs a manifest with the language of each file.
config.use_lhotse = False
config.num_workers = 0
# Detects the language. Or name one, such as "de-DE".
config.target_lang = "auto"

transcriptions = asr_model.transcribe(["audio.wav"], override_config=config)
print(transcriptions[0].text)
