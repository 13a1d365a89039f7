import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Docking@Home',
  repoName: 'Docking@Home',
  repoUrl: 'https://huggingface.co/OpenPeerAI/DockingAtHOME',
  countDownloads: 'path:"setup.py"',
});
