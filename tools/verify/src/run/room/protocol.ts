/** @module Messages between the runner and the process in the room (sandbox): one JSON value per line. */
import type { Limits, Stopped } from './limits.ts';

export interface RoomOptions {
  /** Certificates, mounts and working folders. */
  readonly folder: string;
  readonly samples: string;
}

export interface EnterOrder {
  readonly kind: 'enter';
  /** Folder of the environment; appears at `environmentPath`. */
  readonly environment: string;
  /** Import statements to execute once. */
  readonly preload: readonly string[];
  /** Folders of programs that the install command names. */
  readonly programs: readonly string[];
  /** Folder of its compiled modules. */
  readonly bytecode: string;
}

export interface RunOrder {
  readonly kind: 'run';
  readonly language: string;
  readonly code: string;
  /** Shell commands of the blocks before this one, which set up what it needs. */
  readonly before: readonly string[];
  /** Folders of the repositories that the hub has for this block. */
  readonly repositories: readonly string[];
  readonly limits: Limits;
  /** A new process instead of a fork. */
  readonly fresh?: boolean;
  /** Execute the import statements only. */
  readonly imports?: boolean;
}

export type Order = EnterOrder | RunOrder;

export interface Ended {
  readonly code: number;
  readonly stopped?: Stopped;
  readonly stdout: string;
  readonly stderr: string;
  /** Files the block wrote. */
  readonly files: readonly string[];
  /** How long it took, without waiting for a processor. */
  readonly seconds: number;
  /** Addresses outside the hub that were requested. */
  readonly outside: readonly string[];
  /** Addresses that the room has nothing for. */
  readonly unanswered: readonly string[];
  /** Submodules that it uses and only the imports of other blocks loaded. */
  readonly borrowed: readonly string[];
}

/** Where every environment appears, so that compiled modules can be shared. */
export const environmentPath = '/run/loadout/environment';

/** Home folder of all snippets, below the folder of the room; empty when a block starts. */
export const homeName = 'home';
