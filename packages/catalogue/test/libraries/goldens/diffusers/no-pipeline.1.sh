hf download tencent/SRPO --local-dir=SRPO
