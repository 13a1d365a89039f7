import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'OpenPeerLLM',
  repoName: 'OpenPeerLLM',
  repoUrl: 'https://huggingface.co/openpeerai/openpeerllm',
  docsUrl: 'https://huggingface.co/OpenPeerAI/OpenPeerLLM/blob/main/README.md',
  summary: 'A small language model for experiments with decentralised training.',
  tasks: ['text-generation'],
  countDownloads: 'path:".meta-huggingface.json"',
});
