import { expect, it } from 'vitest';
import { withNamedTask } from './named-task.ts';

const asked = 'question-answering';

it.each([
  ['ada/owlvit-large-patch14', 'object-detection', 'zero-shot-object-detection'],
  ['ada/detr-resnet-50', 'object-detection', 'object-detection'],
  ['ada/owlvit-large-patch14', 'image-classification', 'image-classification'],
  ['ada/owlv2-base-patch16', 'object-detection', 'zero-shot-object-detection'],
  ['TIGER-Lab/general-verifier', asked, 'text-generation'],
  ['HPAI-BSC/Llama3.1-Aloe-Beta-8B', asked, 'text-generation'],
  ['HPAI-BSC/Llama3.1-Aloe-Beta-8B', 'summarization', 'summarization'],
  ['jasoneden/bloom560m-squad-helloworld', asked, asked],
  ['knowledgator/Qwen-encoder-0.5B', asked, asked],
  ['deepset/roberta-base-squad2', asked, asked],
])('of %s with %s is %s', (id, pipeline_tag, task) => {
  expect(withNamedTask({ id, pipeline_tag }).pipeline_tag).toBe(task);
});

it('of an OWL model is the same with tags', () => {
  const record = { id: 'google/owlvit-large-patch14', pipeline_tag: 'object-detection', tags: ['vision'] };
  expect(withNamedTask(record).pipeline_tag).toBe('zero-shot-object-detection');
});

it('is the stated one where tags or a config tell more', () => {
  const record = { id: 'ada/llama-3-8b', pipeline_tag: asked };
  expect(withNamedTask({ ...record, tags: ['llama'] }).pipeline_tag).toBe(asked);
  expect(withNamedTask({ ...record, config: { model_type: 'llama' } }).pipeline_tag).toBe(asked);
});
