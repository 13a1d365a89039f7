/** @module A failure that is told to the reader as it stands, without a stack trace. */

export class Failure extends Error {}

/**
 * Runs a script's main function; a failure becomes its message on stderr and exit code 1.
 *
 * @param {() => Promise<void> | void} main
 */
export const orFail = async (main) => {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};
