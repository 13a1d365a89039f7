import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import kerasHub from './keras-hub.ts';

const titles = (...tasks: string[]) =>
  generateSnippets(kerasHub, { id: 'keras/x', config: { keras_hub: { tasks } } }).snippets.map(
    ({ title }) => title,
  );

describe('keras-hub', () => {
  it('shows known tasks first, in a fixed order, then the others, then the backbone', () => {
    expect(titles('ObjectDetector', 'ImageClassifier', 'CausalLM')).toEqual([
      'Continue a text',
      'Train an image classifier on it',
      'Load it as ObjectDetector',
      'Load the backbone',
    ]);
  });

  it('loads the backbone once if the repository lists it as a task', () => {
    expect(titles('Backbone', 'GemmaBackbone', 'CausalLM')).toEqual([
      'Continue a text',
      'Load it as GemmaBackbone',
      'Load the backbone',
    ]);
  });

  it('uses a task as a class name only if it is an identifier', () => {
    expect(titles('CausalLM(); import os', 'os.system', 'class', '')).toEqual(['Load the backbone']);
  });

  it('shows a task once that is listed twice', () => {
    expect(titles('Inpaint', 'Inpaint')).toEqual(['Load it as Inpaint', 'Load the backbone']);
  });

  it('loads SAM as a task only', () => {
    const { snippets } = generateSnippets(kerasHub, { id: 'keras/sam_base_sa1b' });
    expect(snippets.map(({ title }) => title)).toEqual(['Load it as ImageSegmenter']);
  });

  it('loads a snapshot if a revision is requested', () => {
    const { snippets } = generateSnippets(kerasHub, { id: 'keras/x' }, { revision: 'v1' });
    expect(snippets[0]?.code.text).toContain('from_preset(snapshot_download("keras/x", revision="v1"))');
  });
});
