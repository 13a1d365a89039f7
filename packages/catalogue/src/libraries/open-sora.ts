import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Open-Sora',
  repoName: 'Open-Sora',
  repoUrl: 'https://github.com/hpcaitech/Open-Sora',
  countDownloads: 'path:"Open_Sora_v2.safetensors"',
});
