import { expect, it } from 'vitest';
import { installSteps } from './install-steps.ts';

it('reads the arguments of each command of a block that only installs', () => {
  const code = `# Built against torch.\npip install --no-deps "a>=1.3" 'b[c]'\n\npip install d \\\n  e`;
  expect(installSteps(code)).toEqual([
    ['--no-deps', 'a>=1.3', 'b[c]'],
    ['d', 'e'],
  ]);
});

it('has none for a block that does anything else', () => {
  expect(installSteps('pip install a\npython run.py')).toEqual([]);
  expect(installSteps('export A=1')).toEqual([]);
  expect(installSteps('')).toEqual([]);
});
