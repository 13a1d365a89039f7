import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder, type TemporaryFolder } from '../testing/temporary.ts';
import { openDatabase } from './database.ts';
import { dataVersionProbe } from './probe.ts';

const write = (connection: DatabaseSync) =>
  connection.exec("INSERT OR REPLACE INTO bookmark VALUES ('a', hex(randomblob(8)))");

describe('the probe of a SQLite file', () => {
  let folder: TemporaryFolder;
  let database: DatabaseSync;
  let other: DatabaseSync;

  beforeEach(async () => {
    folder = await temporaryFolder();
    database = openDatabase(join(folder.path, 'store.db'));
    other = new DatabaseSync(join(folder.path, 'store.db'));
    vi.useFakeTimers();
  });

  afterEach(async () => {
    vi.useRealTimers();
    for (const open of [database, other]) if (open.isOpen) open.close();
    await folder[Symbol.asyncDispose]();
  });

  it('reports commits of another connection once, and not its own', () => {
    const changed = vi.fn<() => void>();
    const stop = dataVersionProbe(database)(changed);
    vi.advanceTimersByTime(2000);
    write(database);
    vi.advanceTimersByTime(2000);
    expect(changed).not.toHaveBeenCalled();
    write(other);
    write(other);
    expect(changed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    expect(changed).toHaveBeenCalledTimes(1);
    stop();
    write(other);
    vi.advanceTimersByTime(2000);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not throw after the file is closed', () => {
    const changed = vi.fn<() => void>();
    const stop = dataVersionProbe(database)(changed);
    database.close();
    expect(() => vi.advanceTimersByTime(2000)).not.toThrow();
    expect(changed).not.toHaveBeenCalled();
    stop();
  });
});
