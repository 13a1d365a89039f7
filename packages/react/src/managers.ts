/** @module Which tool installs the packages of a snippet, by ecosystem. */
import { type Manager, managers, type Managers } from '@loadout/catalogue/render';

type Ecosystem = keyof typeof managers;

const ecosystems = ['python', 'node', 'program'] as const satisfies readonly Ecosystem[];

export const ecosystemOf = (manager: string): Ecosystem | undefined =>
  ecosystems.find((name) => managers[name].some((one) => one === manager));

export function isChosen(name: Manager, chosen: Managers, offered: readonly Manager[]): boolean {
  const ecosystem = ecosystemOf(name);
  if (ecosystem === undefined) return false;
  const first = offered.find((one) => ecosystemOf(one) === ecosystem);
  const wanted = chosen[ecosystem];
  return name === (wanted !== undefined && offered.includes(wanted) ? wanted : first);
}

/** Picks the manager of each ecosystem from arbitrary names. */
export function readManagers(names: readonly (string | undefined)[]): Managers {
  const find = <Name extends string>(offered: readonly Name[]): Name | undefined =>
    names.map((name) => offered.find((one) => one === name)).find((one) => one !== undefined);
  const python = find(managers.python);
  const node = find(managers.node);
  const program = find(managers.program);
  return { ...(python && { python }), ...(node && { node }), ...(program && { program }) };
}
