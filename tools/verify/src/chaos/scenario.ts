/** @module A chaos scenario: one kind of fault, repeated in rounds, each of which counts what was acknowledged and lost. */

export interface Round {
  /** Writes that were reported as done. */
  readonly acknowledged: number;
  /** Of those, the ones that are not there after the fault. */
  readonly lost: number;
  /** A crash, a wrong answer, a damaged file: whatever else must not happen. */
  readonly problems: readonly string[];
}

export interface Trial extends AsyncDisposable {
  round(): Promise<Round>;
}

export interface Scenario {
  readonly name: string;
  readonly about: string;
  /** Why it cannot run on this machine. */
  missing?(): string | undefined;
  /** Everything that the rounds share. */
  open(): Promise<Trial>;
}

export interface Tally {
  readonly name: string;
  readonly rounds: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly problems: readonly string[];
  /** Set when it was not run. */
  readonly missing?: string;
}

export const isSound = ({ lost, problems }: Tally): boolean => lost === 0 && problems.length === 0;
