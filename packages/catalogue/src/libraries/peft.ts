import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'PEFT',
  repoName: 'PEFT',
  repoUrl: 'https://github.com/huggingface/peft',
  filter: true,
  countDownloads: 'path:"adapter_config.json"',
  tasks: ['text-generation'],
});
