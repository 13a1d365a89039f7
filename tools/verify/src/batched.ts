/** @module Turns a check of many texts into a check of one text, batched behind the scenes. */

/**
 * Caches every result, and sends all texts of the same event loop turn as one batch: tools that cost a process start
 * then cost one start for thousands of texts.
 */
export function batched<Answer>(
  run: (texts: readonly string[]) => readonly Answer[] | Promise<readonly Answer[]>,
): (text: string) => Promise<Answer> {
  const known = new Map<string, Promise<Answer>>();
  let waiting: { text: string; resolve: (answer: Answer) => void; reject: (reason: unknown) => void }[] = [];

  async function flush(): Promise<void> {
    const batch = waiting;
    waiting = [];
    try {
      const answers = await run(batch.map(({ text }) => text));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const answer = answers[index];
        if (answer === undefined) reject(new Error('a batch returned fewer results than it got texts'));
        else resolve(answer);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  return (text) => {
    let answer = known.get(text);
    if (answer === undefined) {
      answer = new Promise<Answer>((resolve, reject) => {
        if (waiting.length === 0) setImmediate(() => void flush());
        waiting.push({ text, resolve, reject });
      });
      known.set(text, answer);
    }
    return answer;
  };
}
