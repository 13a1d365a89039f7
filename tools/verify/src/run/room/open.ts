/** @module Starts the process in the room and sends it orders. Needs root on Linux for the namespaces. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Ended, EnterOrder, Order, RoomOptions, RunOrder } from './protocol.ts';

export interface Room extends AsyncDisposable {
  /** Seconds that it took, without waiting for a processor. */
  enter(order: Omit<EnterOrder, 'kind'>): Promise<number>;
  run(order: Omit<RunOrder, 'kind'>): Promise<Ended>;
}

const program = fileURLToPath(new URL('main.ts', import.meta.url));

export function openRoom(options: RoomOptions): Room {
  const child = spawn(
    'unshare',
    ['--mount', '--net', '--propagation', 'private', process.execPath, program, JSON.stringify(options)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  async function send<Reply>(order: Order): Promise<Reply> {
    child.stdin.write(`${JSON.stringify(order)}\n`);
    const { value, done } = await lines.next();
    if (done === true) throw new Error('The room closed: it needs Linux, root, unshare, ip and openssl.');
    const reply: { readonly done: Reply; readonly error?: string } = JSON.parse(value);
    if (reply.error !== undefined) throw new Error(reply.error);
    return reply.done;
  }
  return {
    enter: (order) => send<number>({ kind: 'enter', ...order }),
    run: (order) => send<Ended>({ kind: 'run', ...order }),
    async [Symbol.asyncDispose]() {
      child.stdin.end();
      await closed;
    },
  };
}
