hf download mozilla-ai/toxicity-encoderfile toxicity.x86_64-unknown-linux-gnu.encoderfile --local-dir=.
install -m 755 toxicity.x86_64-unknown-linux-gnu.encoderfile ./encoder
./encoder infer 'The staff were kind and the room was spotless.'
