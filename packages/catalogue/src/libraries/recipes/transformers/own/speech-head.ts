/** @module A wav2vec 2.0 or HuBERT model with heads that only its card defines: the class is part of the code. */
import { type Code, py } from '../../../../code/index.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { sampleUrl } from '../../../../snippets/samples/image.ts';
import * as asset from '../../../../tasks/sample-assets.ts';
import type { OwnUseOf } from './example.ts';

interface Heads {
  readonly title: string;
  /** Lines that make the heads, what they return for the mean of the features, and lines that print it. */
  readonly made: Code<'python'>;
  readonly returned: Code<'python'>;
  readonly printed: Code<'python'>;
}

const ages: Heads = {
  title: 'Estimate age and gender',
  made: py`
    self.age = Head(config, 1)
    self.gender = Head(config, 3)
  `,
  returned: py`self.age(features), self.gender(features).softmax(1)`,
  printed: py`
    age, gender = model(inputs["input_values"])
    print(round(age.item() * 100), dict(zip(["female", "male", "child"], gender[0].tolist())))
  `,
};

const emotions: Heads = {
  title: 'Measure emotion',
  made: py`self.classifier = Head(config, 3)`,
  returned: py`self.classifier(features)`,
  printed: py`
    scores = model(inputs["input_values"])
    print(dict(zip(["arousal", "dominance", "valence"], scores[0].tolist())))
  `,
};

const labels: Heads = {
  title: 'Classify a recording',
  made: py`self.classifier = Head(config, config.num_labels)`,
  returned: py`self.classifier(features)`,
  printed: py`
    scores = model(inputs["input_values"])
    print(model.config.id2label[scores.argmax(-1).item()])
  `,
};

function headsOf({ id }: ModelRecord): Heads {
  if (!id.startsWith('audeering/')) return labels;
  return /age-gender/.test(id) ? ages : emotions;
}

export const speechHeadUse: OwnUseOf = (model, { platform, revision }) => {
  const { title, made, returned, printed } = headsOf(model);
  const family = model.config?.architectures?.[0]?.startsWith('Hubert') === true ? 'Hubert' : 'Wav2Vec2';
  const bare = `${family}Model`;
  const parent = `${family}PreTrainedModel`;
  const encoder = py.identifier(family.toLowerCase());
  return {
    title,
    needs: [pip('librosa')],
    modules: py`import torch`,
    others: ['AutoFeatureExtractor', bare, parent],
    imports: py`from transformers.audio_utils import load_audio`,
    loading: py`
      class Head(torch.nn.Module):
          def __init__(self, config, size):
              super().__init__()
              self.dense = torch.nn.Linear(config.hidden_size, config.hidden_size)
              self.out_proj = torch.nn.Linear(config.hidden_size, size)

          def forward(self, features):
              return self.out_proj(self.dense(features).tanh())

      class Classifier(${py.identifier(parent)}):
          def __init__(self, config):
              super().__init__(config)
              self.${encoder} = ${py.identifier(bare)}(config)
              ${made}
              self.post_init()

          def forward(self, input_values):
              features = self.${encoder}(input_values).last_hidden_state.mean(1)
              return ${returned}

      extractor = AutoFeatureExtractor.from_pretrained(${model.id}${py.rest({ revision })})
      model = Classifier.from_pretrained(${model.id}${py.rest({ revision, device_map: 'auto' })})
    `,
    use: py`
      audio = load_audio(${sampleUrl(platform, asset.speech)}, sampling_rate=16000)
      inputs = extractor(audio, sampling_rate=16000, return_tensors="pt").to(model.device)
      ${printed}
    `,
  };
};
