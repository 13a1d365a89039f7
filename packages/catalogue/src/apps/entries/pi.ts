import { sh } from '../../code/index.ts';
import { defineApp } from '../define.ts';
import { agentReason } from '../../libraries/recipes/local/model.ts';
import { localServer } from '../../libraries/recipes/local/server.ts';
import { node } from '../recipes/node.ts';

export default defineApp({
  label: 'Pi',
  summary: 'Coding agent in the terminal that works with a local model.',
  synonyms: ['pi agent', 'pi coding agent'],
  docsUrl: 'https://github.com/earendil-works/pi',
  tasks: ['text-generation'],
  systems: ['linux', 'macos'],
  hub: 'variables',
  fits: agentReason,

  snippets(model, context) {
    const { provider, served, start } = localServer(model, context);
    const settings = {
      providers: {
        [provider]: {
          baseUrl: 'http://localhost:8080/v1',
          api: 'openai-completions',
          apiKey: 'none',
          models: [{ id: served }],
        },
      },
    };
    return [
      start,
      {
        title: 'Tell Pi about the server',
        install: [node],
        code: sh`
          npm install -g @earendil-works/pi-coding-agent
          mkdir -p ~/.pi/agent
          # Settings that are there already are kept beside the new ones.
          test ! -e ~/.pi/agent/models.json || mv ~/.pi/agent/models.json ~/.pi/agent/models.json.old
          printf '%s\n' ${sh.json(settings)} > ~/.pi/agent/models.json
        `,
      },
      { title: 'Start it in your project', code: sh`pi` },
    ];
  },
});
