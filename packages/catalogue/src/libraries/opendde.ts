import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'OpenDDE',
  repoName: 'OpenDDE',
  repoUrl: 'https://github.com/aurekaresearch/OpenDDE',
  docsUrl: 'https://huggingface.co/aurekaresearch/OpenDDE/blob/main/docs/inference_instructions.md',
  countDownloads: 'path_extension:"pt"',
});
