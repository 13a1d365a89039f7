import { describe, expect, it } from 'vitest';
import { blockFor } from './block.testing.ts';
import { tryBlock } from './outcome.ts';
import type { Room } from './room/open.ts';
import type { Ended } from './room/protocol.ts';

const driver = 'RuntimeError: Found no NVIDIA driver on your system.';

/** A room in which every block ends like this, and its imports resolve or end differently. */
function roomWith(ended: Partial<Ended>, imported: Partial<Ended> = {}): Room {
  const plain = {
    code: 0,
    stdout: 'imported',
    stderr: '',
    files: [],
    seconds: 1,
    outside: [],
    unanswered: [],
  };
  return {
    enter: async () => 0,
    run: async ({ imports }) =>
      imports === true ? { ...plain, ...imported } : { ...plain, stdout: '', ...ended },
    [Symbol.asyncDispose]: async () => {},
  };
}

const made = { folder: '', real: true };

describe('the outcome of a block', () => {
  it('is a failure without a GPU, unless the snippet has a warning', async () => {
    const room = roomWith({ code: 1, stderr: driver });
    expect(await tryBlock(room, blockFor(), made)).toMatchObject({ outcome: 'failed', installs: true });
    expect(await tryBlock(room, blockFor({ warnsOfGpu: true }), made)).toMatchObject({
      outcome: 'not-run',
      installs: true,
      reason: 'gpu',
    });
  });

  it('is a failure for any other reason, also with the warning', async () => {
    const room = roomWith({ code: 1, stderr: 'TypeError: no' });
    const block = blockFor({ warnsOfGpu: true });
    expect(await tryBlock(room, block, made)).toMatchObject({ outcome: 'failed', line: 'TypeError: no' });
  });

  it('is not run if the sandbox does not serve a URL', async () => {
    const room = roomWith({ code: 1, unanswered: ['example.org/table.json'] });
    expect(await tryBlock(room, blockFor(), made)).toMatchObject({ outcome: 'not-run', reason: 'outside' });
  });

  it('is not run if imports request a URL that the sandbox does not serve, whatever the weights', async () => {
    const unmade = { folder: '', real: false };
    const asks = { code: 1, stderr: 'LookupError: cmudict', unanswered: ['example.org/cmudict.zip'] };
    expect(await tryBlock(roomWith({}, asks), blockFor(), unmade)).toMatchObject({
      outcome: 'not-run',
      installs: false,
      reason: 'outside',
      line: 'LookupError: cmudict',
    });
    const broken = roomWith({}, { code: 1, stderr: 'ImportError: no' });
    expect(await tryBlock(broken, blockFor(), unmade)).toMatchObject({ installs: false, reason: 'weights' });
    expect(await tryBlock(roomWith({}), blockFor(), unmade)).toMatchObject({
      installs: true,
      reason: 'weights',
    });
  });

  it('is executed without weights if the block only installs', async () => {
    const install = { language: 'shell', code: 'pip install --no-deps a' };
    const unmade = { folder: '', real: false };
    expect(await tryBlock(roomWith({ stdout: 'a' }), blockFor(install), unmade)).toMatchObject({
      outcome: 'executed',
    });
    const more = { ...install, code: 'pip install a\npython -m a' };
    expect(await tryBlock(roomWith({ stdout: 'a' }), blockFor(more), unmade)).toMatchObject({
      outcome: 'not-run',
      reason: 'weights',
    });
  });

  it('is executed only if something was printed or saved', async () => {
    expect(await tryBlock(roomWith({ stdout: '1' }), blockFor(), made)).toMatchObject({
      outcome: 'executed',
    });
    expect(await tryBlock(roomWith({}), blockFor(), made)).toMatchObject({ outcome: 'failed' });
  });
});
