import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'MANAS-1',
  repoName: 'MANAS-1',
  repoUrl: 'https://github.com/NeurodxAI/manas-1',
  summary: 'A foundation model for recordings of brain waves (EEG).',
  countDownloads: 'path_extension:"pt"',
});
