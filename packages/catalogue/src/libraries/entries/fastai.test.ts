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
});
