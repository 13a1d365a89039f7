import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'Glyph-ByT5',
  repoName: 'Glyph-ByT5',
  repoUrl: 'https://github.com/AIGText/Glyph-ByT5',
  summary: 'A text encoder that lets picture models spell words as they are written.',
  countDownloads: 'path:"checkpoints/byt5_model.pt"',
});
