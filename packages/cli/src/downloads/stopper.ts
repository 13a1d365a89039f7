/** @module Ctrl-C stops the running query; its transaction is rolled back. */

export interface Stopper {
  readonly stopped: boolean;
  release(): void;
}

export function stopper(onStop: () => void): Stopper {
  let stopped = false;
  const onSignal = (): void => {
    stopped = true;
    onStop();
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.on(signal, onSignal);
  return {
    get stopped() {
      return stopped;
    },
    release: () => {
      for (const signal of signals) process.off(signal, onSignal);
    },
  };
}
