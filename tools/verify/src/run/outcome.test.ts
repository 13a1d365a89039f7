import { describe, expect, it } from 'vitest';
import { blockFor } from './block.testing.ts';
import { tryBlock } from './outcome.ts';
import type { Room } from './room/open.ts';
import type { Ended, RunOrder } from './room/protocol.ts';

const driver = 'RuntimeError: Found no NVIDIA driver on your system.';
const accelerator = 'RuntimeError: `enable_model_cpu_offload` requires accelerator, but not found';

const plain: Ended = {
  code: 0,
  stdout: 'imported',
  stderr: '',
  files: [],
  seconds: 1,
  outside: [],
  unanswered: [],
  borrowed: [],
};

/** A room in which every block ends like this, and its imports resolve or end differently. */
function roomWith(ended: Partial<Ended>, imported: Partial<Ended> = {}): Room {
  return {
    enter: async () => 0,
    run: async ({ imports }) =>
      imports === true ? { ...plain, ...imported } : { ...plain, stdout: '', ...ended },
    [Symbol.asyncDispose]: async () => {},
  };
}

const made = { folder: '', real: true };

describe('the outcome of a block', () => {
  it.each([driver, accelerator])(
    'is a failure without a GPU, unless the snippet has a warning (%s)',
    async (stderr) => {
      const room = roomWith({ code: 1, stderr });
      expect(await tryBlock(room, blockFor(), made)).toMatchObject({ outcome: 'failed', installs: true });
      expect(await tryBlock(room, blockFor({ warnsOfGpu: true }), made)).toMatchObject({
        outcome: 'not-run',
        installs: true,
        reason: 'gpu',
      });
    },
  );

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

  it('is that of a new process, if a fork fails', async () => {
    const orders: Omit<RunOrder, 'kind'>[] = [];
    const room: Room = {
      ...roomWith({}),
      run: async (order) => {
        orders.push(order);
        return order.fresh === true ? plain : { ...plain, code: 1, stderr: 'OSError: no folder' };
      },
    };
    const block = blockFor({ before: ['mkdir data'] });
    expect(await tryBlock(room, block, made)).toMatchObject({ outcome: 'executed' });
    expect(orders.map(({ before, fresh = false }) => [before.length, fresh])).toEqual([
      [0, false],
      [1, false],
      [1, true],
    ]);
  });

  it('is that of a new process, if a fork has submodules that only other blocks import', async () => {
    const room: Room = {
      ...roomWith({}),
      run: async ({ fresh = false }) =>
        fresh
          ? { ...plain, code: 1, stderr: "AttributeError: module 'a' has no attribute 'b'" }
          : { ...plain, borrowed: ['a.b'] },
    };
    expect(await tryBlock(room, blockFor(), made)).toMatchObject({
      outcome: 'failed',
      line: "AttributeError: module 'a' has no attribute 'b'",
    });
  });

  it('is that of the fork, if another process would end in the same way', async () => {
    for (const ended of [
      { unanswered: ['example.org/a'] },
      { stderr: driver },
      { stopped: 'time limit' } as const,
    ]) {
      const fresh: boolean[] = [];
      const room: Room = {
        ...roomWith({}),
        run: async (order) => {
          if (order.imports !== true) fresh.push(order.fresh ?? false);
          return { ...plain, code: 1, ...ended };
        },
      };
      await tryBlock(room, blockFor({ warnsOfGpu: true }), made);
      expect(fresh).toEqual([false]);
    }
  });

  it('is no failure, if code for a GPU takes too long on the CPU', async () => {
    const slow = roomWith({ code: 1, stopped: 'time limit' });
    expect(await tryBlock(slow, blockFor({ code: 'pipe.to("cuda")' }), made)).toMatchObject({
      outcome: 'not-run',
      reason: 'gpu',
    });
    expect(await tryBlock(slow, blockFor({ code: 'pipe()' }), made)).toMatchObject({ outcome: 'failed' });
  });

  it('is executed only if something was printed or saved', async () => {
    expect(await tryBlock(roomWith({ stdout: '1' }), blockFor(), made)).toMatchObject({
      outcome: 'executed',
    });
    expect(await tryBlock(roomWith({}), blockFor(), made)).toMatchObject({ outcome: 'failed' });
  });
});
