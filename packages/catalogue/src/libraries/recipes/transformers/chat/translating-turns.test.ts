import { expect, it } from 'vitest';
import type { ModelRecord } from '../../../../records/model.ts';
import { huggingFace } from '../../../../platform.ts';
import { chatMessages } from './chat.ts';

const system = (record: Partial<ModelRecord>) =>
  chatMessages({ id: 'sarvamai/sarvam-translate', ...record }, huggingFace)[0];

it.each<[readonly string[], string]>([
  [[], 'Hindi'],
  [['en', 'ks'], 'Kashmiri'],
  [['as', 'bn', 'en', 'gu'], 'Hindi'],
  [['Tides & Co'], 'Hindi'],
])('the system tells the language: %j, %s', (language, name) => {
  expect(system({ cardData: { language } })).toEqual({
    role: 'system',
    content: `Translate the text below to ${name}.`,
  });
});

it('tells it to an adapter, and not to other models', () => {
  const cardData = { base_model: 'sarvamai/sarvam-translate' };
  expect(system({ id: 'ada/tide', cardData })).toMatchObject({ role: 'system' });
  expect(system({ id: 'ada/tide' })).toMatchObject({ role: 'user' });
});
