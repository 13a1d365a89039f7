import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Multiple Choice',
  modality: 'nlp',
  synonyms: ['mcq', 'multiple choice questions', 'quiz answering', 'pick the right answer'],
  summary:
    'Multiple choice picks the right answer from a few that are offered, given a question and often a text.',
  demo: {
    inputs: [
      { type: 'text', label: 'Question', content: 'What keeps a ship from drifting in harbour?' },
      { type: 'text', label: 'Choices', content: 'A: an anchor · B: a sail · C: a compass · D: a flag' },
    ],
    outputs: [
      {
        type: 'chart',
        label: 'Choice',
        data: [
          { label: 'A: an anchor', score: 0.94 },
          { label: 'C: a compass', score: 0.03 },
          { label: 'B: a sail', score: 0.02 },
          { label: 'D: a flag', score: 0.01 },
        ],
      },
    ],
  },
  metrics: [
    {
      id: 'accuracy',
      description:
        'The share of questions for which the right choice was picked; guessing among four gives a quarter.',
    },
  ],
  models: [
    {
      id: 'FacebookAI/roberta-large',
      description: 'A strong encoder to fine-tune for choosing among answers.',
    },
    { id: 'google-bert/bert-base-uncased', description: 'The classic small base for a first experiment.' },
  ],
  datasets: [
    { id: 'allenai/swag', description: 'Pick the most sensible continuation of a scene.' },
    { id: 'ehovy/race', description: 'Reading comprehension from English exams.' },
    { id: 'allenai/ai2_arc', description: 'Science questions of school level, easy and hard.' },
  ],
  spaces: [],
  widgetModels: [],
  subtasks: [
    { type: 'multiple-choice-qa', name: 'Multiple Choice QA' },
    { type: 'multiple-choice-coreference-resolution', name: 'Multiple Choice Coreference Resolution' },
  ],
  hideInModels: true,
  related: ['question-answering', 'text-classification', 'text-generation'],
});
