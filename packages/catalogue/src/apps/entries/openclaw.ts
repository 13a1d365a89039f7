import { sh } from '../../code/index.ts';
import { defineApp } from '../define.ts';
import { agentReason } from '../../libraries/recipes/local/model.ts';
import { localServer } from '../../libraries/recipes/local/server.ts';
import { node } from '../recipes/node.ts';

export default defineApp({
  label: 'OpenClaw',
  summary: 'Personal assistant that runs on your machine and answers in chat apps.',
  synonyms: ['open claw', 'clawdbot', 'moltbot'],
  docsUrl: 'https://github.com/openclaw/openclaw',
  tasks: ['text-generation'],
  systems: ['linux', 'macos'],
  hub: 'variables',
  fits: agentReason,

  snippets(model, context) {
    const { provider, served, start } = localServer(model, context);
    return [
      start,
      {
        title: 'Tell OpenClaw about the server',
        install: [node],
        code: sh`
          npm install -g openclaw@latest
          openclaw onboard --non-interactive --mode local \
            --auth-choice custom-api-key \
            --custom-base-url http://127.0.0.1:8080/v1 \
            --custom-model-id ${served} \
            --custom-provider-id ${provider} \
            --custom-compatibility openai \
            --custom-text-input --accept-risk --skip-health
        `,
      },
      {
        title: 'Send it a first message',
        code: sh`openclaw agent --local --agent main --message 'Good morning! What can you do?'`,
      },
    ];
  },
});
