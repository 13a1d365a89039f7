import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Token Classification',
  modality: 'nlp',
  synonyms: [
    'named entity recognition',
    'ner',
    'pos tagging',
    'part of speech tagging',
    'entity extraction',
    'pii detection',
    'chunking',
    'word tagging',
    'entities',
    'named entities',
    'extract names',
    'sequence labeling',
    'redaction',
    'personal data detection',
  ],
  summary:
    'Token classification labels the words of a text one by one: which are names of people or places, which are verbs, where a term begins and ends.',
  demo: {
    inputs: [
      { type: 'text', label: 'Input', content: 'Ada Lovelace met Charles Babbage in London in June 1833.' },
    ],
    outputs: [
      {
        type: 'text-with-tokens',
        label: 'Entities',
        text: 'Ada Lovelace met Charles Babbage in London in June 1833.',
        tokens: [
          { type: 'PERSON', start: 0, end: 12 },
          { type: 'PERSON', start: 17, end: 32 },
          { type: 'PLACE', start: 36, end: 42 },
          { type: 'DATE', start: 46, end: 55 },
        ],
      },
    ],
  },
  metrics: [
    {
      id: 'accuracy',
      description:
        'The share of tokens with the right label; flattering, since most tokens are no entity at all.',
    },
    { id: 'recall', description: 'Of the true spans, the share that was found whole.' },
    { id: 'precision', description: 'Of the spans found, the share that is right in both place and kind.' },
    {
      id: 'f1',
      description: 'The harmonic mean of precision and recall over whole spans, the usual figure.',
    },
  ],
  models: [
    { id: 'dslim/bert-base-NER', description: 'Four kinds of English names; small, sturdy, widely used.' },
    {
      id: 'FacebookAI/xlm-roberta-large-finetuned-conll03-english',
      description: 'A large multilingual base, tuned for names.',
    },
    { id: 'blaze999/Medical-NER', description: 'Drugs, doses, diseases and procedures in clinical text.' },
    { id: 'flair/ner-english', description: 'Names by the Flair library, strong on news text.' },
  ],
  datasets: [
    {
      id: 'eriktks/conll2003',
      description: 'News sentences with people, places and organisations marked; the classic test.',
    },
    {
      id: 'unimelb-nlp/wikiann',
      description: 'Names in Wikipedia sentences of nearly three hundred languages.',
    },
  ],
  spaces: [
    {
      id: 'spacy/gradio_pipeline_visualizer',
      description: 'Shows entities and sentence structure of a text of yours.',
    },
  ],
  widgetModels: ['FacebookAI/xlm-roberta-large-finetuned-conll03-english'],
  youtubeId: 'wVHdVlPScxA',
  subtasks: [
    { type: 'named-entity-recognition', name: 'Named Entity Recognition' },
    { type: 'part-of-speech', name: 'Part of Speech' },
    { type: 'parsing', name: 'Parsing' },
    { type: 'lemmatization', name: 'Lemmatization' },
    { type: 'word-sense-disambiguation', name: 'Word Sense Disambiguation' },
    { type: 'coreference-resolution', name: 'Coreference-resolution' },
  ],
  related: ['text-classification', 'question-answering', 'fill-mask'],
  aliases: ['ner'],
});
