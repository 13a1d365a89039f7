/** @module Reports the start, progress and duration of a long step. */

const reminderEveryMs = 15_000;

/** @param {number} ms */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} action
 * @returns {Promise<T>}
 */
export const withProgress = async (what, action) => {
  const began = Date.now();
  console.log(`${what} …`);
  const reminder = setInterval(() => {
    console.log(`  still running after ${seconds(Date.now() - began)}`);
  }, reminderEveryMs);
  try {
    const result = await action();
    console.log(`  done in ${seconds(Date.now() - began)}`);
    return result;
  } finally {
    clearInterval(reminder);
  }
};
