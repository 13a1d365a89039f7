import { py } from '../../code/index.ts';
import { hasTag } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';
import { retrievable, sampleImage } from '../../snippets/samples/image.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { pickle, placeholder } from '../../snippets/warnings.ts';
import textClassification from '../../tasks/entries/text-classification/samples.ts';

const likeMost: Warning = {
  code: 'inferred',
  message: 'The record does not say what the learner predicts: most learners on the hub classify images.',
};

const ownFunctions = placeholder('the functions of its notebook that the learner uses, if there are any,');

/** The day of fastai 2.8, which refuses what earlier releases exported; they need a PyTorch without builds for Python 3.14. */
const refusal = '2025-03-18';
const earlier = pip('fastai', '<2.8', { python: '<3.14' });

const mayBeEarlier: Warning = {
  code: 'inferred',
  message: 'A learner of a release before 2.8 loads with fastai<2.8 only, on Python 3.13 or older.',
};

const isEarlier = ({ lastModified }: ModelRecord): boolean =>
  lastModified !== undefined && lastModified < refusal;

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
    const task = (name: string): boolean => hasTag(model, name) || model.pipeline_tag === name;
    const texts = task('text-classification');
    const stated = texts || task('image-classification');
    const old = isEarlier(model);
    const example = texts ? py`${sampleTextOf(model, textClassification)}` : py`"photo.png"`;
    return [
      {
        title: 'Classify an example',
        install: [old ? earlier : pip('fastai'), pip(`${platform.hubPackage}[fastai]`)],
        warnings: [pickle, ...(stated ? [] : [likeMost]), ...(old ? [] : [mayBeEarlier]), ownFunctions],
        code: py`
          ${texts ? py.none : py`from urllib.request import urlretrieve`}

          from ${py.identifier(platform.hubPackage)} import from_pretrained_fastai

          learn = from_pretrained_fastai(${model.id}${py.rest({ revision })})
          ${texts ? py.none : py`urlretrieve(${retrievable(sampleImage(model, platform))}, "photo.png")`}
          label, _, probabilities = learn.predict(${example})
          print(label, probabilities.max().item())
        `,
      },
    ];
  },
});
