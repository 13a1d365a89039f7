import { chat, completions } from '../request/endpoints.ts';
import { defineProvider } from './define.ts';

export default defineProvider({
  displayName: 'OVHcloud',
  summary: 'Hosted open models in European data centers.',
  synonyms: ['ovh', 'ovh cloud', 'ovh ai endpoints'],
  hubOrganisation: 'ovhcloud',
  baseUrl: 'https://oai.endpoints.kepler.ai.cloud.ovh.net',
  tasks: {
    conversational: chat('v1/chat/completions'),
    'text-generation': completions('v1/completions'),
  },
});
