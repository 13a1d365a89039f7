import { describe, expect, it } from 'vitest';
import { type TaskId, taskIds } from '../../../../tasks/keys.generated.ts';
import { classesOf } from '../classes/choose.ts';

/** Transformers has no class for these tasks. */
const none = undefined;

/** The class for a record that states nothing but its task. A new task does not compile until it has its line. */
const classByTask: Readonly<Record<TaskId, string | undefined>> = {
  'any-to-any': 'AutoModelForMultimodalLM',
  'audio-classification': 'AutoModelForAudioClassification',
  'audio-text-to-text': 'AutoModelForMultimodalLM',
  'audio-to-audio': none,
  'automatic-speech-recognition': 'AutoModelForSpeechSeq2Seq',
  'depth-estimation': 'AutoModelForDepthEstimation',
  'document-question-answering': 'AutoModelForDocumentQuestionAnswering',
  'feature-extraction': 'AutoModel',
  'fill-mask': 'AutoModelForMaskedLM',
  'graph-ml': none,
  'image-classification': 'AutoModelForImageClassification',
  'image-feature-extraction': 'AutoModel',
  'image-segmentation': 'AutoModelForImageSegmentation',
  'image-text-to-image': none,
  'image-text-to-text': 'AutoModelForImageTextToText',
  'image-text-to-video': none,
  'image-to-3d': none,
  'image-to-image': 'AutoModelForImageToImage',
  'image-to-text': 'AutoModelForImageTextToText',
  'image-to-video': none,
  'keypoint-detection': 'AutoModelForKeypointDetection',
  'mask-generation': 'AutoModelForMaskGeneration',
  'multiple-choice': 'AutoModelForMultipleChoice',
  'object-detection': 'AutoModelForObjectDetection',
  other: none,
  'question-answering': 'AutoModelForQuestionAnswering',
  'reinforcement-learning': none,
  robotics: none,
  'sentence-similarity': 'AutoModel',
  summarization: 'AutoModelForSeq2SeqLM',
  'table-question-answering': 'AutoModelForTableQuestionAnswering',
  'table-to-text': 'AutoModelForSeq2SeqLM',
  'tabular-classification': none,
  'tabular-regression': none,
  'tabular-to-text': none,
  'text-classification': 'AutoModelForSequenceClassification',
  'text-generation': 'AutoModelForCausalLM',
  'text-ranking': 'AutoModelForSequenceClassification',
  'text-retrieval': none,
  'text-to-3d': none,
  'text-to-audio': 'AutoModelForTextToWaveform',
  'text-to-image': none,
  'text-to-speech': 'AutoModelForTextToWaveform',
  'text-to-video': none,
  'time-series-forecasting': 'AutoModelForTimeSeriesPrediction',
  'token-classification': 'AutoModelForTokenClassification',
  translation: 'AutoModelForSeq2SeqLM',
  'unconditional-image-generation': none,
  'video-classification': 'AutoModelForVideoClassification',
  'video-text-to-text': 'AutoModelForImageTextToText',
  'video-to-video': none,
  'visual-document-retrieval': 'AutoModel',
  'visual-question-answering': 'AutoModelForVisualQuestionAnswering',
  'voice-activity-detection': none,
  'zero-shot-classification': 'AutoModelForSequenceClassification',
  'zero-shot-image-classification': 'AutoModelForZeroShotImageClassification',
  'zero-shot-object-detection': 'AutoModelForZeroShotObjectDetection',
};

describe('the class of a task', () => {
  it('is stated for every task', () => {
    expect(Object.keys(classByTask).toSorted()).toEqual([...taskIds].toSorted());
  });

  it.each(Object.entries(classByTask))('for %s is %s', (pipeline_tag, name) => {
    expect(classesOf({ id: 'ada/model', pipeline_tag })?.model).toBe(name);
  });

  it.each([
    ['conversational', 'AutoModelForCausalLM'],
    ['text2text-generation', 'AutoModelForSeq2SeqLM'],
  ])('for the older name %s is %s', (pipeline_tag, name) => {
    expect(classesOf({ id: 'ada/model', pipeline_tag })?.model).toBe(name);
  });
});
