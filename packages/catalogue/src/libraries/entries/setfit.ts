import { py, sh } from '../../code/index.ts';
import { filesOf, hasTag, nameOf, needsRemoteCode } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { defineLibrary } from '../define.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import type { Snippet, Warning } from '../../snippets/snippet.ts';
import { pickle, placeholder, remoteCode } from '../../snippets/warnings.ts';
import textClassification from '../../tasks/entries/text-classification/samples.ts';

/** The two models of aspect-based sentiment analysis: one finds the aspects, the other judges them. */
const half = /-(?<kind>aspect|polarity)$/;

const isAspects = (model: ModelRecord): boolean =>
  half.test(nameOf(model)) || hasTag(model, 'absa') || /(?:^|[-_])absa(?:[-_]|$)/i.test(nameOf(model));

/** Texts of their widgets begin with an aspect, which the code finds itself. */
const unmarked = ({ id, tags = [] }: ModelRecord): ModelRecord => ({ id, tags });

const inferredOther = (id: string): Warning => ({
  code: 'inferred',
  message: `This also loads ${id}: the id is inferred from the name of the other model.`,
});

function aspectsSnippets(model: ModelRecord, context: SnippetContext): readonly Snippet[] {
  const { imports, target, needs } = pinned(model, context);
  const kind = half.exec(model.id)?.groups?.['kind'];
  const isPolarity = kind === 'polarity';
  const other = `${model.id.replace(half, '')}-${isPolarity ? 'aspect' : 'polarity'}`;
  const [aspect, polarity] = isPolarity ? [py`${other}`, target] : [target, py`${other}`];
  return [
    {
      title: 'Install the model of the language',
      install: [pip('setfit[absa]')],
      warnings: [
        {
          code: 'inferred',
          message: 'If config_setfit.json names another model of spaCy, install that one.',
        },
      ],
      code: sh`python -m spacy download en_core_web_lg`,
    },
    {
      title: 'Find aspects and how they are judged',
      install: [pip('setfit[absa]'), ...needs],
      warnings: [
        pickle,
        kind === undefined
          ? placeholder('the ids of the aspect and the polarity model')
          : inferredOther(other),
      ],
      code: py`
        ${imports}
        from setfit import AbsaModel

        model = AbsaModel.from_pretrained(${aspect}, ${polarity})

        print(model.predict(${sampleTextOf(unmarked(model), textClassification)}))
      `,
    },
  ];
}

export default defineLibrary({
  prettyLabel: 'setfit',
  synonyms: ['set fit', 'few shot text classification', 'few shot classification'],
  repoName: 'setfit',
  repoUrl: 'https://github.com/huggingface/setfit',
  docsUrl: 'https://huggingface.co/docs/hub/setfit',
  summary: 'Trains text classifiers from a handful of examples per class.',
  filter: true,
  tasks: ['text-classification'],
  languages: ['python', 'shell'],

  claims: (model) =>
    hasTag(model, 'setfit') || filesOf(model).includes('config_setfit.json')
      ? 'It is a SetFit classifier: a sentence encoder with a head.'
      : undefined,

  // A revision passed to the load call would pin the head, not the sentence encoder.
  snippets(model, context) {
    if (isAspects(model)) return aspectsSnippets(model, context);
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
