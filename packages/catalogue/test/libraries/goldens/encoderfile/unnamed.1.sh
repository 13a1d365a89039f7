hf download mozilla-ai/topics-encoderfile model.encoderfile --local-dir=.
install -m 755 model.encoderfile ./encoder
./encoder infer 'The staff were kind and the room was spotless.'
