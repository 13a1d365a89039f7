import { chat } from '../endpoints.ts';
import { defineProvider } from '../provider.ts';

export default defineProvider({
  displayName: 'Fireworks AI',
  hubOrganisation: 'fireworks-ai',
  baseUrl: 'https://api.fireworks.ai',
  tasks: {
    conversational: chat('inference/v1/chat/completions'),
  },
});
