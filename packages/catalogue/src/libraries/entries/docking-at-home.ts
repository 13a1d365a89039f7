import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'Docking@Home',
  repoName: 'Docking@Home',
  repoUrl: 'https://huggingface.co/OpenPeerAI/DockingAtHOME',
  summary: 'Distributed molecular docking, a Python package kept in its model repository.',
  countDownloads: 'path:"setup.py"',
});
