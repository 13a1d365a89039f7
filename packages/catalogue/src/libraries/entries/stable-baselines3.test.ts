import { expect, it } from 'vitest';
import { shown } from '../recipes/code.testing.ts';

it('installs what reads the spaces of agents saved before version 2', () => {
  expect(shown('stable-baselines3', 'core').install).toBe('stable-baselines3 gym shimmy huggingface_hub');
});
