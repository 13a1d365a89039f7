/** @module The environment of the tests: without the settings of whoever runs them. */

const settings = /^(?:LOADOUT_|HF_|PORT$|HOST$)/;

export const testEnvironment = (from: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(from).filter(([name]) => !settings.test(name))),
  // Tools then neither watch files nor redraw lines.
  CI: '1',
});
