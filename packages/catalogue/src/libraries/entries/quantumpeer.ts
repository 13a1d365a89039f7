import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'QuantumPeer',
  repoName: 'QuantumPeer',
  repoUrl: 'https://github.com/OpenPeer-AI/QuantumPeer',
  summary: 'Runs a small language model beside a simulated quantum circuit.',
  tasks: ['text-generation'],
  countDownloads: 'path:"setup.py"',
});
