import { type Code, py } from '../../code/index.ts';
import { hasTag } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleImage, sampleText } from '../../snippets/samples.ts';
import { pickle } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'fastai',
  synonyms: ['fast ai', 'fast.ai'],
  repoName: 'fastai',
  repoUrl: 'https://github.com/fastai/fastai',
  docsUrl: 'https://huggingface.co/docs/hub/fastai',
  summary: 'Trains vision, text and tabular models in few lines, on PyTorch.',
  filter: true,
  languages: ['python'],
  tasks: ['image-classification'],

  snippets(model, { platform, revision }) {
    const pictures = hasTag(model, 'image-classification') || model.pipeline_tag === 'image-classification';
    const texts = hasTag(model, 'text-classification') || model.pipeline_tag === 'text-classification';
    const use = (): Code<'python'> => {
      if (pictures)
        return py`
          urlretrieve(${sampleImage(model, platform)}, "photo.png")
          label, _, probabilities = learn.predict("photo.png")
          print(label, probabilities.max().item())
        `;
      if (!texts) return py`print(learn.model)`;
      return py`
        label, _, probabilities = learn.predict(${sampleText(model, 'text-classification')})
        print(label, probabilities.max().item())
      `;
    };
    return [
      {
        title: pictures || texts ? 'Classify an example' : 'Load the learner',
        install: [pip('fastai'), pip(`${platform.hubPackage}[fastai]`)],
        warnings: [pickle],
        code: py`
          ${pictures ? py`from urllib.request import urlretrieve` : py.none}

          from ${py.identifier(platform.hubPackage)} import from_pretrained_fastai

          learn = from_pretrained_fastai(${model.id}${py.rest({ revision })})
          ${use()}
        `,
      },
    ];
  },
});
