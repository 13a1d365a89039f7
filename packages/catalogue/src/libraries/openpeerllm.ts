import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'OpenPeerLLM',
  repoName: 'OpenPeerLLM',
  repoUrl: 'https://huggingface.co/openpeerai/openpeerllm',
  docsUrl: 'https://huggingface.co/OpenPeerAI/OpenPeerLLM/blob/main/README.md',
  countDownloads: 'path:".meta-huggingface.json"',
});
