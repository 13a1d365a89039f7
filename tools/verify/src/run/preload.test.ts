import { describe, expect, it } from 'vitest';
import { preloadFor } from './preload.ts';

const python = (code: string) => ({ language: 'python', code });

describe('what is imported before a block runs', () => {
  it('is every import of the blocks, once', () => {
    const blocks = [
      python('import torch\nfrom htrflow.pipeline import Pipeline\n\nprint(torch, Pipeline)'),
      python('import torch\nprint(torch)'),
      { language: 'shell', code: 'import this' },
    ];
    expect(preloadFor(blocks, false)).toEqual([
      'import os',
      'import torch',
      'from htrflow.pipeline import Pipeline',
    ]);
  });

  it('begins with the packages that others import', () => {
    const blocks = [python('import timm\nimport torchaudio\nimport torch'), python('import numpy as np')];
    expect(preloadFor(blocks, false)).toEqual([
      'import os',
      'import numpy as np',
      'import torch',
      'import timm',
      'import torchaudio',
    ]);
  });

  it('is only what can be forked, where a block imports a package that starts threads', () => {
    const blocks = [python('import keras_hub\nimport numpy as np'), python('from PIL import Image')];
    expect(preloadFor(blocks, false)).toEqual(['import os', 'import numpy as np', 'from PIL import Image']);
    expect(preloadFor(blocks, true)).toContain('import keras_hub');
  });

  it('is only what can be forked, where a block sets a variable that packages read', () => {
    const blocks = [python('import os\nos.environ["A"] = "1"\nimport rwkv\nimport torch')];
    expect(preloadFor(blocks, true)).toEqual(['import os', 'import torch']);
  });

  it('is no statement of several lines', () => {
    expect(preloadFor([python('from torch import (\n    nn,\n)')], false)).toEqual(['import os']);
  });

  it('is nothing without Python', () => {
    expect(preloadFor([{ language: 'shell', code: 'ls' }], false)).toEqual([]);
  });
});
