import { py } from '../../code/index.ts';
import { filesOf, hasTag, needsRemoteCode } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import { pickle, remoteCode } from '../../snippets/warnings.ts';
import textClassification from '../../tasks/entries/text-classification/samples.ts';

export default defineLibrary({
  prettyLabel: 'setfit',
  synonyms: ['set fit', 'few shot text classification', 'few shot classification'],
  repoName: 'setfit',
  repoUrl: 'https://github.com/huggingface/setfit',
  docsUrl: 'https://huggingface.co/docs/hub/setfit',
  summary: 'Trains text classifiers from a handful of examples per class.',
  filter: true,
  tasks: ['text-classification'],
  languages: ['python'],

  claims: (model) =>
    hasTag(model, 'setfit') || filesOf(model).includes('config_setfit.json')
      ? 'It is a SetFit classifier: a sentence encoder with a head.'
      : undefined,

  // A revision passed to the load call would pin the head, not the sentence encoder.
  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    const custom = needsRemoteCode(model);
    const options = py.rest({ trust_remote_code: custom ? true : undefined });
    return [
      {
        title: 'Classify texts',
        install: [pip('setfit'), ...needs],
        warnings: custom ? [remoteCode, pickle] : [pickle],
        code: py`
          ${imports}
          from setfit import SetFitModel

          model = SetFitModel.from_pretrained(${target}${options})

          predictions = model.predict([${sampleTextOf(model, textClassification)}])
          print(predictions)
        `,
      },
    ];
  },
});
