/** @module Tests that the developer's settings do not affect the tests. */
import { expect, it } from 'vitest';
import { testEnvironment } from './environment.ts';

it('removes settings and tokens and keeps the rest', () => {
  const env = {
    PATH: '/bin',
    PORT: '80',
    HOST: '::',
    LOADOUT_DATA: '/data',
    HF_TOKEN: 'hf_x',
    HOME: '/home',
  };
  expect(testEnvironment(env)).toEqual({
    PATH: '/bin',
    HOME: '/home',
    CI: '1',
    NODE_OPTIONS: '--v8-pool-size=0',
  });
});

it('adds to the options of Node', () => {
  expect(testEnvironment({ NODE_OPTIONS: '--conditions=a' })['NODE_OPTIONS']).toBe(
    '--conditions=a --v8-pool-size=0',
  );
});
