/** @module Operating systems, which determine the installer and the shell of a command. */

export const systems = ['linux', 'macos', 'windows'] as const;

export type System = (typeof systems)[number];

export const systemLabels: Readonly<Record<System, string>> = {
  linux: 'Linux',
  macos: 'macOS',
  windows: 'Windows',
};

/** The default, because most servers and containers run it. */
export const defaultSystem: System = 'linux';

/** `Linux`, `Linux and macOS`. */
export const listSystems = (some: readonly System[]): string =>
  some.map((system) => systemLabels[system]).join(' and ');
