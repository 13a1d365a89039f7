import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { serverEnvironment, serverFlags } from './server-flags.mjs';

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');

test('the container and the systemd unit start the server with the same flags', () => {
  expect(read('deploy/loadout.service')).toContain(
    `node ${serverFlags.join(' ')} packages/cli/build/main.js`,
  );
  const words = ['node', ...serverFlags, 'packages/cli/build/main.js'];
  expect(read('Dockerfile')).toContain(`ENTRYPOINT [${words.map((word) => `"${word}"`).join(', ')}]`);
});

test('and in the same environment', () => {
  for (const [name, value] of Object.entries(serverEnvironment)) {
    expect(read('deploy/loadout.service')).toMatch(new RegExp(`^Environment=.* ${name}=${value}$`, 'm'));
    expect(read('Dockerfile')).toMatch(new RegExp(`^ENV .* ${name}=${value}$`, 'm'));
  }
});
