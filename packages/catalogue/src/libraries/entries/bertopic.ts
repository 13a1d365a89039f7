import { py } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextAmong } from '../../snippets/samples/text.ts';
import textClassification from '../../tasks/entries/text-classification/samples.ts';

const taskTexts = { 'text-classification': textClassification };

export default defineLibrary({
  prettyLabel: 'BERTopic',
  synonyms: ['topic modeling', 'topic modelling', 'topic model', 'bert topic'],
  repoName: 'BERTopic',
  repoUrl: 'https://github.com/MaartenGr/BERTopic',
  docsUrl: 'https://maartengr.github.io/BERTopic/',
  summary: 'Finds the topics of a collection of texts, and the topic of a new one.',
  filter: true,
  languages: ['python'],
  tasks: ['text-classification'],
  fits: (model) =>
    filesOf(model).includes('topic_embeddings.safetensors')
      ? 'The repository has topic embeddings of BERTopic.'
      : undefined,

  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    // Its import of a function that the client had until 2 decides whether it loads from the hub.
    const client = needs.length > 0 ? needs : [pip('huggingface_hub', '<2')];
    return [
      {
        title: 'Find the topic of a text',
        install: [pip('bertopic'), ...client],
        code: py`
          from bertopic import BERTopic
          ${imports}

          topic_model = BERTopic.load(${target})
          print(topic_model.get_topic_info())

          topics, _ = topic_model.transform([${sampleTextAmong(model, taskTexts)}])
          print(topic_model.get_topic(topics[0]))
        `,
      },
    ];
  },
});
