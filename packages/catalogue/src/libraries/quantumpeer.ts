import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'QuantumPeer',
  repoName: 'QuantumPeer',
  repoUrl: 'https://github.com/OpenPeer-AI/QuantumPeer',
  countDownloads: 'path_extension:"setup.py"',
});
