/** @module An expected failure, printed without a stack trace. */

export class Failure extends Error {}

/**
 * Runs a script's main function; prints the message of a failure to stderr and sets exit code 1.
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
