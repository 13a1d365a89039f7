/** @module The names of the templates: what a (task, client) pair is called in messages. */

const byTask: Readonly<Record<string, string>> = {
  'audio-classification': 'basicAudio',
  'audio-to-audio': 'basicAudio',
  'automatic-speech-recognition': 'basicAudio',
  'document-question-answering': 'documentQuestionAnswering',
  'image-classification': 'basicImage',
  'image-segmentation': 'basicImage',
  'image-text-to-image': 'imageToImage',
  'image-text-to-video': 'imageToVideo',
  'image-to-image': 'imageToImage',
  'image-to-text': 'basicImage',
  'image-to-video': 'imageToVideo',
  'object-detection': 'basicImage',
  'question-answering': 'questionAnswering',
  'table-question-answering': 'tableQuestionAnswering',
  'tabular-classification': 'tabular',
  'tabular-regression': 'tabular',
  'text-to-audio': 'textToAudio',
  'text-to-image': 'textToImage',
  'text-to-speech': 'textToSpeech',
  'text-to-video': 'textToVideo',
  'zero-shot-classification': 'zeroShotClassification',
  'zero-shot-image-classification': 'zeroShotImageClassification',
};

export const templateOf = (task: string, stream: boolean): string =>
  task === 'conversational'
    ? stream
      ? 'conversationalStream'
      : 'conversational'
    : (byTask[task] ?? 'basic');

/** Languages as messages about templates name them. */
export const shortLanguage: Readonly<Record<string, string>> = {
  javascript: 'js',
  python: 'python',
  shell: 'sh',
};
