/** @module Writes a file as a whole: a temporary file is renamed, so that an interrupted command keeps the previous one. */
import { createWriteStream, rmSync, type Stats, type WriteStream } from 'node:fs';
import { chmod, realpath, rename, rm, stat } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { CommandError } from './command.ts';
import { systemReason } from './system-reason.ts';

/** Ends the stream if `write` has not. */
export async function intoFile<T>(file: string, write: (target: WriteStream) => Promise<T>): Promise<T> {
  const previous = await existing(file);
  if (previous?.isDirectory() === true)
    throw new CommandError(`${file} is a folder. Pass the path of a file.`);
  try {
    // Devices and pipes are written into: a rename would put a file in their place.
    return await (previous === undefined || previous.isFile()
      ? intoRenamed(file, previous, write)
      : intoStream(createWriteStream(file), write));
  } catch (error) {
    throw error instanceof UnwritableError
      ? new CommandError(`${file} cannot be written: ${systemReason(error.cause)}.`)
      : error;
  }
}

/** `undefined` if nothing has this name. */
const existing = (file: string): Promise<Stats | undefined> => stat(file).catch(() => undefined);

async function intoRenamed<T>(
  file: string,
  previous: Stats | undefined,
  write: (target: WriteStream) => Promise<T>,
): Promise<T> {
  // A link stays a link.
  const target = previous === undefined ? file : await realpath(file);
  const unfinished = `${target}.${process.pid}.part`;
  const release = removedOnSignal(unfinished);
  const stream = createWriteStream(unfinished, { flags: 'wx' });
  try {
    const result = await intoStream(stream, write);
    try {
      if (previous !== undefined) await chmod(unfinished, previous.mode);
      await rename(unfinished, target);
    } catch (error) {
      throw new UnwritableError(error);
    }
    return result;
  } catch (error) {
    // A file that is still being opened would appear after its removal.
    await closed(stream);
    // The reason why it could not be written can be the reason why it cannot be removed.
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  } finally {
    release();
  }
}

async function intoStream<T>(target: WriteStream, write: (target: WriteStream) => Promise<T>): Promise<T> {
  const done = finished(target);
  // An error is reported below; until then it must not count as unhandled.
  done.catch(() => undefined);
  try {
    const result = await write(target);
    target.end();
    await done;
    return result;
  } catch (error) {
    const own = target.errored;
    target.destroy();
    throw own === null ? error : new UnwritableError(own);
  }
}

const closed = (stream: WriteStream): Promise<void> =>
  new Promise((resolve) => {
    if (stream.closed) resolve();
    else stream.once('close', resolve);
  });

/** The file, not the work that fills it, has failed. */
class UnwritableError extends Error {
  constructor(cause: unknown) {
    super('The file cannot be written.', { cause });
  }
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ctrl-C leaves no half-written file. Returns the function that ends this. */
function removedOnSignal(file: string): () => void {
  const onSignal = (signal: NodeJS.Signals): void => {
    rmSync(file, { force: true });
    release();
    // A command with a listener of its own stops by itself.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  const release = (): void => {
    for (const signal of signals) process.off(signal, onSignal);
  };
  for (const signal of signals) process.on(signal, onSignal);
  return release;
}
