/** @module The environment of the tests, without the developer's settings. */

const settings = /^(?:LOADOUT_|HF_|PORT$|HOST$|FORCE_COLOR$)/;

export const testEnvironment = (from: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(from).filter(([name]) => !settings.test(name))),
  // With CI set, tools neither watch files nor write missing snapshots.
  CI: '1',
});
