/** @module The URLs of four kinds of pages, each used once, so that none of them is cached. */
import { libraryKeys } from '@loadout/catalogue';

export const pageKinds = ['model', 'library', 'task', 'list'] as const;
export type PageKind = (typeof pageKinds)[number];

export type Paths = Readonly<Record<PageKind, () => string>>;

async function idsAt(address: string): Promise<readonly string[]> {
  const listed: readonly { readonly id: string }[] = JSON.parse(await (await fetch(address)).text());
  return listed.map(({ id }) => id);
}

/** Some tasks redirect to another one. */
async function taskPages(address: string): Promise<readonly string[]> {
  const paths = (await idsAt(`${address}/api/tasks`)).map((id) => `/tasks/${id}`);
  const found: string[] = [];
  for (const path of paths)
    if ((await fetch(address + path, { redirect: 'manual' })).status === 200) found.push(path);
  return found;
}

const sorts = ['likes', 'downloads', 'updated', 'created'];

const word = (id: string): string => encodeURIComponent(id.split('/').at(-1) ?? id);

/** A different revision makes each URL new: pages with code show it. */
export async function newPaths(address: string): Promise<Paths> {
  const ids = await idsAt(`${address}/api/models?limit=1000`);
  const taskPaths = await taskPages(address);
  let count = 0;
  const next = (values: readonly string[]): string => values[(count += 1) % values.length] ?? '';
  const revision = (): string => `?revision=${count.toString(16).padStart(40, '0')}`;
  return {
    model: () => `/models/${next(ids)}${revision()}`,
    library: () => `/libraries/${next(libraryKeys)}${revision()}`,
    task: () => next(taskPaths) + revision(),
    list: () => `/models?q=${word(next(ids))}&sort=${sorts[count % sorts.length]}&find=${count}`,
  };
}

/** A few pages in turn: most requests are for the same pages. */
export function repeated(next: () => string, pages: number): () => string {
  const some = Array.from({ length: pages }, next);
  let at = 0;
  return () => some[(at += 1) % some.length] ?? '';
}
