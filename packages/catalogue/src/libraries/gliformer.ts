import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'GLiFormer',
  repoName: 'GLiFormer',
  repoUrl: 'https://github.com/Knowledgator/GLiFormer',
  countDownloads: 'path:"gliner_config.json"',
});
