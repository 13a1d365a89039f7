import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Laya',
  repoName: 'Laya',
  repoUrl: 'https://github.com/NandhaKishorM/laya',
  countDownloads: 'path:"rl_agent_config.json"',
});
