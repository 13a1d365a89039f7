/** @module Writes a file as a whole: a temporary file is renamed, so that an interrupted command keeps the previous one. */
import { createWriteStream, type WriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';

/** Ends the stream if `write` has not. */
export async function intoFile<T>(file: string, write: (target: WriteStream) => Promise<T>): Promise<T> {
  const unfinished = `${file}.${process.pid}.part`;
  const target = createWriteStream(unfinished, { flags: 'wx' });
  const done = finished(target);
  // An error is reported below; until then it must not count as unhandled.
  done.catch(() => undefined);
  try {
    const result = await write(target);
    target.end();
    await done;
    await rename(unfinished, file);
    return result;
  } catch (error) {
    target.destroy();
    await rm(unfinished, { force: true });
    throw error;
  }
}
