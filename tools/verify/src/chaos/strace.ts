/** @module Parses a log of `strace -y`: which acknowledgements came before the write-ahead log was synced. */

const begin = /write\(1<[^>]*>, "begin/;
const acknowledgement = /write\(1<[^>]*>, "acknowledged/;
const logWrite = /pwrite64\(\d+<[^>]*-wal>/;
const logSync = /f(?:data)?sync\(\d+<[^>]*-wal>/;

export function unsyncedAcknowledgements(log: string): { acknowledged: number; unsynced: number } {
  const lines = log.split('\n');
  let acknowledged = 0;
  let unsynced = 0;
  /** Without a write since the last acknowledgement there is nothing to acknowledge. */
  let written = false;
  let pending = false;
  for (const line of lines.slice(lines.findIndex((each) => begin.test(each)))) {
    if (logWrite.test(line)) {
      written = true;
      pending = true;
    } else if (logSync.test(line)) {
      pending = false;
    } else if (acknowledgement.test(line)) {
      acknowledged += 1;
      if (pending || !written) unsynced += 1;
      written = false;
    }
  }
  return { acknowledged, unsynced };
}
