import { describe, expect, it } from 'vitest';
import { installText } from '../../render/install.ts';
import { generateSnippets } from '../../snippets/generate.ts';
import library from './fastai.ts';

const shown = (lastModified?: string) => {
  const [{ install = [], warnings = [] } = {}] = generateSnippets(library, {
    id: 'ada/breeds',
    pipeline_tag: 'image-classification',
    ...(lastModified !== undefined && { lastModified }),
  }).snippets;
  return { install: installText(install), warnings: warnings.map(({ code }) => code) };
};

describe('a learner', () => {
  it('of the time before fastai 2.8 needs an earlier release', () => {
    const { install, warnings } = shown('2025-03-16T19:40:45.000Z');
    expect(install).toBe("# Needs Python <3.14\npip install -U 'fastai<2.8' 'huggingface_hub[fastai]'");
    expect(warnings).toEqual(['unsafe-format', 'placeholder']);
  });

  it.each(['2025-03-23T01:48:34.000Z', undefined])('of %s may need one', (date) => {
    const { install, warnings } = shown(date);
    expect(install).toBe("pip install -U fastai 'huggingface_hub[fastai]'");
    expect(warnings).toEqual(['unsafe-format', 'inferred', 'placeholder']);
  });

  it.each([
    ['image-classification', 'Classify an example', 'label, _, probabilities = learn.predict("photo.png")'],
    ['image-to-image', 'Run the learner on an example', 'result, *_ = learn.predict("photo.png")'],
    ['tabular-regression', 'Load the learner', 'print(learn.model)'],
  ])('for %s is not said to be of an unknown task', (pipeline_tag, title, line) => {
    const [snippet] = generateSnippets(library, { id: 'ada/harbour', pipeline_tag }).snippets;
    expect(snippet?.title).toBe(title);
    expect(snippet?.code.text).toContain(line);
    expect(snippet?.warnings?.map(({ message }) => message).join(' ')).not.toContain('does not say');
  });

  it('without a task may return something else than a label', () => {
    const [snippet] = generateSnippets(library, { id: 'ada/harbour' }).snippets;
    expect(snippet?.code.text).toContain('result, *_ = learn.predict("photo.png")');
    expect(snippet?.warnings?.map(({ message }) => message).join(' ')).toContain('does not say');
  });
});
