import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'QuantumPeer',
  repoName: 'QuantumPeer',
  repoUrl: 'https://github.com/OpenPeer-AI/QuantumPeer',
  summary: 'Runs a small language model beside a simulated quantum circuit.',
  countDownloads: 'path:"setup.py"',
});
