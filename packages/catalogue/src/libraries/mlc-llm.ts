import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'MLC-LLM',
  repoName: 'MLC-LLM',
  repoUrl: 'https://github.com/mlc-ai/mlc-llm',
  docsUrl: 'https://llm.mlc.ai/docs/',
  countDownloads: 'path:"mlc-chat-config.json"',
});
