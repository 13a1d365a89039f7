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
        self.classifier = Head(config, config.num_labels)
        self.post_init()

    def forward(self, input_values):
        features = self.wav2vec2(input_values).last_hidden_state.mean(1)
        return self.classifier(features)

extractor = AutoFeatureExtractor.from_pretrained("m3hrdadfi/wav2vec2-base-100k-gtzan-music-genres")
model = Classifier.from_pretrained("m3hrdadfi/wav2vec2-base-100k-gtzan-music-genres", device_map="auto")

audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=16000)
inputs = extractor(audio, sampling_rate=16000, return_tensors="pt").to(model.device)
scores = model(inputs["input_values"])
print(model.config.id2label[scores.argmax(-1).item()])
