/** @module Runs a part of a test without the rights of root. */

/** Root, the usual user in containers, ignores file permissions. */
export async function asOrdinaryUser<T>(work: () => Promise<T>): Promise<T> {
  const root = process.getuid?.() === 0;
  if (root) process.seteuid?.('nobody');
  try {
    return await work();
  } finally {
    if (root) process.seteuid?.('root');
  }
}
