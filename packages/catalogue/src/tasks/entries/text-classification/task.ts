import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Text Classification',
  modality: 'nlp',
  synonyms: [
    'sentiment',
    'sentiment analysis',
    'topic classification',
    'intent detection',
    'intent classification',
    'spam detection',
    'text categorization',
    'nli',
    'natural language inference',
    'toxicity detection',
    'toxic comments',
    'hate speech detection',
    'language detection',
    'language identification',
    'classify text',
    'document classification',
    'emotion detection',
    'content moderation',
    'text classifier',
    'opinion mining',
    'textklassifikation',
    'classification de texte',
    'clasificación de texto',
    'análisis de sentimientos',
    'классификация текста',
    '文本分类',
    'テキスト分類',
    '감성 분석',
  ],
  summary:
    'Text classification gives a text one or more labels from a fixed list: the mood of a review, the topic of an article, the language of a message.',
  demo: {
    inputs: [
      {
        type: 'text',
        label: 'Input',
        content: 'The ferry was late, but the crew could not have been kinder.',
      },
    ],
    outputs: [
      {
        type: 'chart',
        label: 'Sentiment',
        data: [
          { label: 'positive', score: 0.86 },
          { label: 'neutral', score: 0.09 },
          { label: 'negative', score: 0.05 },
        ],
      },
    ],
  },
  metrics: [
    {
      id: 'accuracy',
      description:
        'The share of texts that got the right label; misleading when one label is far more common.',
    },
    { id: 'recall', description: 'Of the texts with a label, the share the model found.' },
    {
      id: 'precision',
      description: 'Of the texts the model gave a label, the share for which it was right.',
    },
    {
      id: 'f1',
      description:
        'The harmonic mean of precision and recall, averaged over the labels where there are several.',
    },
  ],
  models: [
    {
      id: 'distilbert/distilbert-base-uncased-finetuned-sst-2-english',
      description: 'A small, fast model for positive or negative English sentences; a good first try.',
    },
    { id: 'ProsusAI/finbert', description: 'Sentiment of financial news and reports.' },
    {
      id: 'cardiffnlp/twitter-roberta-base-sentiment-latest',
      description: 'Three-way sentiment for short, informal posts.',
    },
    {
      id: 'papluca/xlm-roberta-base-language-detection',
      description: 'Detects which of twenty languages a text is in.',
    },
    {
      id: 'meta-llama/Prompt-Guard-86M',
      description: 'Flags prompts that try to override a chat model’s instructions.',
    },
  ],
  datasets: [
    {
      id: 'nyu-mll/glue',
      description: 'Nine English understanding tasks, most of them classification, with a shared benchmark.',
    },
    {
      id: 'stanfordnlp/snli',
      description: 'Half a million sentence pairs labelled by whether one follows from the other.',
    },
  ],
  spaces: [
    {
      id: 'IoannisTr/Tech_Stocks_Trading_Assistant',
      description: 'Rates the sentiment of news about technology shares.',
    },
    {
      id: 'miesnerjacob/Multi-task-NLP',
      description: 'Runs sentiment, emotion and other classifiers on a text of yours.',
    },
    {
      id: 'spacy/healthsea-demo',
      description: 'Sorts health claims in product reviews by the effect they describe.',
    },
  ],
  widgetModels: ['distilbert/distilbert-base-uncased-finetuned-sst-2-english'],
  youtubeId: 'leNG9fN9FQU',
  subtasks: [
    { type: 'acceptability-classification', name: 'Acceptability Classification' },
    { type: 'entity-linking-classification', name: 'Entity Linking Classification' },
    { type: 'fact-checking', name: 'Fact Checking' },
    { type: 'intent-classification', name: 'Intent Classification' },
    { type: 'language-identification', name: 'Language Identification' },
    { type: 'multi-class-classification', name: 'Multi Class Classification' },
    { type: 'multi-label-classification', name: 'Multi Label Classification' },
    { type: 'multi-input-text-classification', name: 'Multi-input Text Classification' },
    { type: 'natural-language-inference', name: 'Natural Language Inference' },
    { type: 'semantic-similarity-classification', name: 'Semantic Similarity Classification' },
    { type: 'sentiment-classification', name: 'Sentiment Classification' },
    { type: 'topic-classification', name: 'Topic Classification' },
    { type: 'semantic-similarity-scoring', name: 'Semantic Similarity Scoring' },
    { type: 'sentiment-scoring', name: 'Sentiment Scoring' },
    { type: 'sentiment-analysis', name: 'Sentiment Analysis' },
    { type: 'hate-speech-detection', name: 'Hate Speech Detection' },
    { type: 'text-scoring', name: 'Text Scoring' },
  ],
  related: ['zero-shot-classification', 'token-classification', 'sentence-similarity'],
  aliases: ['sentiment-analysis'],
});
