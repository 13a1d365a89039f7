import { py } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextAmong } from '../../snippets/samples/text.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { pickle, placeholder } from '../../snippets/warnings.ts';
import textClassification from '../../tasks/entries/text-classification/samples.ts';
import tokenClassification from '../../tasks/entries/token-classification/samples.ts';

const taskTexts = { 'text-classification': textClassification, 'token-classification': tokenClassification };

const persian = 'کتابخانه هر روز صبح ساعت نه باز می‌شود.';

const isEmbedding = (model: ModelRecord): boolean =>
  filesOf(model).includes('embedding/embedding_config.yaml') || /fasttext|word2vec/i.test(model.id);

const input = (model: ModelRecord): { value: string | readonly string[]; warnings: readonly Warning[] } => {
  const task = model.pipeline_tag ?? '';
  if (task === 'automatic-speech-recognition')
    return { value: 'speech.wav', warnings: [placeholder('a recording, as speech.wav,')] };
  if (task.startsWith('image-'))
    return { value: 'picture.jpg', warnings: [placeholder('a picture, as picture.jpg,')] };
  return {
    value: [model.widgetData || model.cardData?.widget ? sampleTextAmong(model, taskTexts) : persian],
    warnings: [],
  };
};

export default defineLibrary({
  prettyLabel: 'Hezar',
  repoName: 'Hezar',
  repoUrl: 'https://github.com/hezarai/hezar',
  docsUrl: 'https://hezarai.github.io/hezar',
  summary: 'Persian language, speech and pictures: ready models, and tools to train more.',
  countDownloads: 'path:"model_config.yaml" OR path:"embedding/embedding_config.yaml"',
  languages: ['python'],
  tasks: [
    'automatic-speech-recognition',
    'fill-mask',
    'image-to-text',
    'text-classification',
    'token-classification',
  ],
  fits: (model) =>
    filesOf(model).some((file) => file === 'model_config.yaml' || file === 'embedding/embedding_config.yaml')
      ? 'The repository has a configuration of Hezar.'
      : undefined,

  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    if (isEmbedding(model))
      return [
        {
          title: 'Find words of similar meaning',
          install: [pip('hezar[embeddings]'), pip('requests'), ...needs],
          code: py`
            from hezar.embeddings import Embedding
            ${imports}

            embedding = Embedding.load(${target})
            print(embedding.most_similar("کتاب"))
          `,
        },
      ];
    const { value, warnings } = input(model);
    return [
      {
        title: 'Predict',
        install: [pip('hezar[all]'), ...needs],
        warnings: [pickle, ...warnings],
        code: py`
          from hezar.models import Model
          ${imports}

          model = Model.load(${target})
          print(model.predict(${value}))
        `,
      },
    ];
  },
});
