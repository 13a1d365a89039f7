import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'AraClip',
  repoName: 'AraClip',
  repoUrl: 'https://huggingface.co/Arabic-Clip/araclip',
});
