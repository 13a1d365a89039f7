import { expect, it } from 'vitest';
import { h3GgufOf, isH3Lora, isOtherMinimaxAddition } from './minimax-h3-kind.ts';

const h3 = { base_model: 'MiniMaxAI/MiniMax-H3' };

it.each([
  [{ id: 'ada/tide-h3', tags: ['lora'], cardData: h3 }, true, false],
  [{ id: 'ada/tide-h3-pruned', tags: ['lora'], cardData: h3 }, false, true],
  [{ id: 'ada/MiniMax-H3-Image-VAE' }, false, true],
  [{ id: 'ada/sliders', tags: ['lora'], cardData: { base_model: 'MiniMaxAI/MiniMax-Music-3' } }, false, true],
  [{ id: 'MiniMaxAI/MiniMax-H3' }, false, false],
  [{ id: 'ada/sdxl-vae' }, false, false],
])('%j is a LoRA that Diffusers loads: %s, another addition: %s', (model, isLora, isOther) => {
  expect(isH3Lora(model)).toBe(isLora);
  expect(isOtherMinimaxAddition(model)).toBe(isOther);
});

it('knows the file of repositories with the whole transformer', () => {
  expect(h3GgufOf({ id: 'Abiray/MiniMax-H3-GGUF' })).toBe('unet/MiniMax-H3-FL2VA-Q4_K_M.gguf');
  expect(h3GgufOf({ id: 'ada/Minimax-H3-pruned-GGUF' })).toBeUndefined();
});
