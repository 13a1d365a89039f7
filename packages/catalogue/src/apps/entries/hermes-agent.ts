import { sh } from '../../code/index.ts';
import { defineApp } from '../define.ts';
import { agentReason } from '../../libraries/recipes/local/model.ts';
import { localServer } from '../../libraries/recipes/local/server.ts';

export default defineApp({
  label: 'Hermes Agent',
  summary: 'Agent in the terminal that works with a model served on your own machine.',
  synonyms: ['hermes', 'nous agent'],
  docsUrl: 'https://hermes-agent.nousresearch.com/',
  tasks: ['text-generation'],
  systems: ['linux', 'macos'],
  hub: 'variables',
  fits: agentReason,

  snippets(model, context) {
    const { served, start } = localServer(model, context);
    return [
      start,
      {
        title: 'Tell Hermes Agent about the server',
        code: sh`
          curl -fsSL https://hermes-agent.nousresearch.com/install.sh | bash
          hermes config set model.provider custom
          hermes config set model.base_url http://127.0.0.1:8080/v1
          hermes config set model.default ${served}
        `,
      },
      { title: 'Start it', code: sh`hermes` },
    ];
  },
});
