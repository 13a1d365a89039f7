import { chat, picture } from '../request/endpoints.ts';
import { defineProvider } from './define.ts';

export default defineProvider({
  displayName: 'Nscale',
  summary: 'Hosted open models in European data centers.',
  synonyms: ['n scale'],
  hubOrganisation: 'nscale',
  baseUrl: 'https://inference.api.nscale.com',
  ignores: ['num_inference_steps'],
  tasks: {
    conversational: chat('v1/chat/completions'),
    'text-to-image': picture('v1/images/generations'),
  },
});
