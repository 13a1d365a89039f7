/** @module The environment of the tests, without the developer's settings. */

const settings = /^(?:LOADOUT_|HF_|PORT$|HOST$|FORCE_COLOR$)/;

export const testEnvironment = (from: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(from).filter(([name]) => !settings.test(name))),
  // With CI set, tools neither watch files nor write missing snapshots.
  CI: '1',
  // As for a server: on two cores, unit tests with V8's four helper threads took a seventh longer.
  NODE_OPTIONS: `${from['NODE_OPTIONS'] ?? ''} --v8-pool-size=0`.trim(),
});
