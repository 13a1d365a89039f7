import { sh } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { oldPython } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'ml-agents',
  synonyms: ['unity ml agents', 'unity agents', 'mlagents'],
  repoName: 'ml-agents',
  repoUrl: 'https://github.com/Unity-Technologies/ml-agents',
  docsUrl: 'https://huggingface.co/docs/hub/ml-agents',
  summary: 'Trains agents in Unity games and simulations by reinforcement and imitation learning.',
  filter: true,
  languages: ['shell'],
  countDownloads: 'path_extension:"onnx"',
  tasks: ['reinforcement-learning'],

  snippets(model, context) {
    const title = 'Download the trained agent';
    // The command does not support revisions.
    if (context.revision !== undefined) return [{ ...downloadSnippet(model, context), title }];
    return [
      {
        title,
        install: [pip('mlagents', '>=1', { python: '<3.11' })],
        warnings: [oldPython('3.10.12')],
        code: sh`mlagents-load-from-hf --repo-id=${model.id} --local-dir=./downloads`,
      },
    ];
  },
});
