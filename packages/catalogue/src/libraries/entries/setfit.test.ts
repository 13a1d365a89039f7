import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import setfit from './setfit.ts';

it.each([
  ['tide-aspect', 'inferred', 'from_pretrained("ada/tide-aspect", "ada/tide-polarity")'],
  ['tide-polarity', 'inferred', 'from_pretrained("ada/tide-aspect", "ada/tide-polarity")'],
  ['tide-absa', 'placeholder', 'from_pretrained("ada/tide-absa", "ada/tide-absa-polarity")'],
])('%s is loaded with the other model of the pair', (name, code, call) => {
  const snippet = generateSnippets(setfit, { id: `ada/${name}` }).snippets.at(-1);
  expect(snippet?.code.text).toContain(call);
  expect(snippet?.warnings?.map((warning) => warning.code)).toContain(code);
});

it('begins no text with an aspect, as the widgets do', () => {
  const record = { id: 'ada/tide-aspect', widgetData: [{ text: 'room:The room was spotless.' }] };
  expect(generateSnippets(setfit, record).snippets.at(-1)?.code.text).not.toContain('room:');
});
