from tone import StreamingCTCPipeline, read_audio

pipeline = StreamingCTCPipeline.from_hugging_face()
for phrase in pipeline.forward_offline(read_audio("speech.wav")):
    print(f"{phrase.start_time:.1f} s to {phrase.end_time:.1f} s: {phrase.text}")
