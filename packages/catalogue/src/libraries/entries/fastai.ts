import { type Code, py } from '../../code/index.ts';
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

/** Tasks of learners that take a picture and return no label. */
const onPictures = ['image-to-image', 'image-segmentation', 'object-detection', 'keypoint-detection'];

const classify = (example: Code<'python'>): Code<'python'> => py`
  label, _, probabilities = learn.predict(${example})
  print(label, probabilities.max().item())
`;

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

interface Use {
  readonly title: string;
  readonly code: Code<'python'>;
  /** Whether the code reads a picture. */
  readonly picture?: true;
  readonly warnings?: readonly Warning[];
}

function useOf(model: ModelRecord): Use {
  const task = (name: string): boolean => hasTag(model, name) || model.pipeline_tag === name;
  if (task('text-classification'))
    return { title: 'Classify an example', code: classify(py`${sampleTextOf(model, textClassification)}`) };
  if (task('image-classification'))
    return { title: 'Classify an example', picture: true, code: classify(py`"photo.png"`) };
  const stated = onPictures.some(task);
  // What learners for other tasks take as an example depends on their data.
  if (!stated && model.pipeline_tag !== undefined)
    return { title: 'Load the learner', code: py`print(learn.model)` };
  return {
    title: 'Run the learner on an example',
    picture: true,
    warnings: stated ? [] : [likeMost],
    code: py`
      result, *_ = learn.predict("photo.png")
      print(result)
    `,
  };
}

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
    const { title, code, picture, warnings = [] } = useOf(model);
    const old = isEarlier(model);
    return [
      {
        title,
        install: [old ? earlier : pip('fastai'), pip(`${platform.hubPackage}[fastai]`)],
        warnings: [pickle, ...warnings, ...(old ? [] : [mayBeEarlier]), ownFunctions],
        code: py`
          ${picture ? py`from urllib.request import urlretrieve` : py.none}

          from ${py.identifier(platform.hubPackage)} import from_pretrained_fastai

          learn = from_pretrained_fastai(${model.id}${py.rest({ revision })})
          ${picture ? py`urlretrieve(${retrievable(sampleImage(model, platform))}, "photo.png")` : py.none}
          ${code}
        `,
      },
    ];
  },
});
