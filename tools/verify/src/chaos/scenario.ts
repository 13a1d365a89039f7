/** @module Type of a chaos scenario: one kind of fault in rounds, which count acknowledged and lost writes. */

export interface Round {
  /** Acknowledged writes. */
  readonly acknowledged: number;
  /** Acknowledged writes that are missing after the fault. */
  readonly lost: number;
  /** Any other failure: a crash, a wrong response, a damaged file. */
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
  /** Sets up what the rounds share. */
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
