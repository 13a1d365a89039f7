import torch
from transformers import AutoFeatureExtractor, Wav2Vec2Model, Wav2Vec2PreTrainedModel
from transformers.audio_utils import load_audio

class Head(torch.nn.Module):
    def __init__(self, config, size):
        super().__init__()
        self.dense = torch.nn.Linear(config.hidden_size, config.hidden_size)
        self.out_proj = torch.nn.Linear(config.hidden_size, size)

    def forward(self, features):
        return self.out_proj(self.dense(features).tanh())

class Classifier(Wav2Vec2PreTrainedModel):
    def __init__(self, config):
        super().__init__(config)
        self.wav2vec2 = Wav2Vec2Model(config)
        self.age = Head(config, 1)
        self.gender = Head(config, 3)
        self.post_init()

    def forward(self, input_values):
        features = self.wav2vec2(input_values).last_hidden_state.mean(1)
        return self.age(features), self.gender(features).softmax(1)

extractor = AutoFeatureExtractor.from_pretrained("audeering/wav2vec2-large-robust-24-ft-age-gender")
model = Classifier.from_pretrained("audeering/wav2vec2-large-robust-24-ft-age-gender", device_map="auto")

audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=16000)
inputs = extractor(audio, sampling_rate=16000, return_tensors="pt").to(model.device)
age, gender = model(inputs["input_values"])
print(round(age.item() * 100), dict(zip(["female", "male", "child"], gender[0].tolist())))
