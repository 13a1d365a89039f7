import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Wan2.2',
  repoName: 'Wan2.2',
  repoUrl: 'https://github.com/Wan-Video/Wan2.2',
  countDownloads: 'path_filename:"config" AND path_extension:"json"',
  tasks: ['image-to-video', 'text-to-video'],
  summary: 'Video from text and pictures with the Wan 2.2 models.',
});
