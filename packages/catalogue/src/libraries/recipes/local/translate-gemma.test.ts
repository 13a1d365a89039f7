import { expect, it } from 'vitest';
import { appSnippets } from '../../../apps/snippets.ts';

const id = 'ada/translategemma-4b-it-GGUF';
const siblings = [{ rfilename: 'translategemma-4b-it-Q4_K_M.gguf' }];

it.each(['llama.cpp', 'localai'])('%s is asked with the text that the template writes', (app) => {
  const found = appSnippets({ id, siblings }).find((one) => one.app === app);
  const call = found?.snippets[1]?.code.text;
  expect(call).toContain('/v1/completions');
  expect(call).toContain('"prompt": "<start_of_turn>user\\nYou are a professional English (en) to German');
  expect(call).toContain('<end_of_turn>\\n<start_of_turn>model\\n"');
});
