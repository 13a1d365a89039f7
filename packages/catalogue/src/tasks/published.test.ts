import { describe, expect, it } from 'vitest';
import { tasks } from './published.ts';

describe('the published tasks', () => {
  it('are all 57, none a placeholder', () => {
    expect(Object.keys(tasks)).toHaveLength(57);
    expect(Object.values(tasks).filter((task) => task.isPlaceholder)).toEqual([]);
  });

  it('list the libraries that declare them', () => {
    expect(tasks['text-to-image']?.libraries).toContain('diffusers');
    expect(tasks['image-classification']?.libraries).toEqual(
      expect.arrayContaining(['keras', 'timm', 'transformers', 'transformers.js']),
    );
  });
});
