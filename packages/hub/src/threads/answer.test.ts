import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { answerOf } from './answer.ts';

const failure = (error?: Error): Error => new Error(`no answer: ${error?.message ?? 'stopped'}`);

/** A thread that runs this code, and a promise of its end. */
function job(code: string) {
  const ended = Promise.withResolvers<void>();
  return {
    ended: ended.promise,
    failure,
    start(answered: (answer: unknown) => void): Worker {
      const worker = new Worker(`const { parentPort } = require('node:worker_threads'); ${code}`, {
        eval: true,
      });
      return worker.on('message', answered).on('exit', () => ended.resolve());
    },
  };
}

const waiting = 'setInterval(() => undefined, 1000);';

describe('the answer of a thread', () => {
  it('is what it sends, and ends the thread', async () => {
    const given = job(`parentPort.postMessage(7); ${waiting}`);
    await expect(answerOf(given, new AbortController().signal)).resolves.toBe(7);
    await given.ended;
  });

  it.each([
    ['fails', "throw new Error('broken');", 'no answer: broken'],
    ['ends', 'process.exit();', 'no answer: stopped'],
  ])('is an error when it %s', async (_, code, message) => {
    await expect(answerOf(job(code), new AbortController().signal)).rejects.toThrow(message);
  });

  it('is an error when it is aborted, which ends the thread', async () => {
    const control = new AbortController();
    const given = job(waiting);
    const answer = answerOf(given, control.signal);
    control.abort();
    await expect(answer).rejects.toThrow('no answer: stopped');
    await given.ended;
  });

  it('is not waited for if it was aborted before', async () => {
    const aborted = AbortSignal.abort(new Error('before'));
    await expect(answerOf(job("throw new Error('started');"), aborted)).rejects.toThrow('before');
  });
});
