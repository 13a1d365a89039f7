/** @module What people paste into the search box: a hub address, or the id of a model. */

export interface PastedReference {
  readonly kind: 'model' | 'dataset' | 'space';
  readonly id: string;
  /** Whether it can be nothing else, as an address on the web. */
  readonly certain: boolean;
}

const owner = /^[\w.-]{1,96}$/;
const kinds = new Map([
  ['models', 'model'],
  ['datasets', 'dataset'],
  ['spaces', 'space'],
] as const);

/** Words a hub uses in the second place of its addresses, where a name would stand. */
const notNames = new Set(['tree', 'blob', 'resolve', 'discussions', 'commits', 'raw']);

export function pastedReference(text: string): PastedReference | undefined {
  const trimmed = text.trim();
  const address = /^(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?\/(.+)$/i.exec(trimmed);
  if (/^https?:\/\//i.test(trimmed) && !address) return fromLocalAddress(trimmed);
  const [path = ''] = (address?.[1] ?? trimmed).split(/[?#]/);
  return fromPath(path, address !== null);
}

function fromLocalAddress(text: string): PastedReference | undefined {
  if (!URL.canParse(text)) return undefined;
  return fromPath(new URL(text).pathname.slice(1), true);
}

function fromPath(path: string, certain: boolean): PastedReference | undefined {
  const segments = path.split('/').filter((part) => part !== '');
  const [first = ''] = segments;
  const kind = [...kinds].find(([name]) => name === first)?.[1];
  const [author = '', name = ''] = kind ? segments.slice(1) : segments;
  if (!owner.test(author) || !owner.test(name) || notNames.has(name)) return undefined;
  if (!certain && segments.length !== (kind ? 3 : 2)) return undefined;
  return { kind: kind ?? 'model', id: `${author}/${name}`, certain };
}
