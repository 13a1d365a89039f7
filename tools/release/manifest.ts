/** @module The package.json of a published package, derived from the workspace's. */
import type { Manifest } from './packages.ts';

const sourceCondition = '@loadout/source';
const repository = 'https://github.com/loadout-catalogue/loadout';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Without the condition that resolves to TypeScript, which is not published; `undefined` when nothing is left. */
function published(target: unknown): unknown {
  if (!isObject(target)) return target;
  const entries = Object.entries(target)
    .filter(([condition]) => condition !== sourceCondition)
    .flatMap(([condition, value]) => {
      const kept = published(value);
      return kept === undefined ? [] : [[condition, kept] as const];
    });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/**
 * `used` are the packages that the compiled files import. A declared dependency that no file imports is left out: the
 * site is built from packages that its users need not install.
 */
export function publishedManifest(
  { private: _private, scripts: _scripts, devDependencies: _dev, ...manifest }: Manifest,
  folder: string,
  used: ReadonlySet<string>,
): Manifest {
  const { dependencies = {}, peerDependencies = {}, ...rest } = manifest;
  const missing = [...used].filter((name) => !(name in dependencies) && !(name in peerDependencies));
  if (missing.length > 0)
    throw new Error(`${manifest.name} imports packages that it does not declare: ${missing.join(', ')}`);
  const kept = Object.fromEntries(Object.entries(dependencies).filter(([name]) => used.has(name)));
  return {
    ...rest,
    homepage: `${repository}#readme`,
    bugs: `${repository}/issues`,
    repository: { type: 'git', url: `git+${repository}.git`, directory: `packages/${folder}` },
    ...(manifest.exports && { exports: toPublished(manifest.exports) }),
    ...(manifest['imports'] !== undefined && { imports: toPublished(manifest['imports']) }),
    ...(Object.keys(kept).length > 0 && { dependencies: kept }),
    ...(Object.keys(peerDependencies).length > 0 && { peerDependencies }),
  };
}

function toPublished(given: unknown): Readonly<Record<string, unknown>> {
  const kept = published(given);
  return isObject(kept) ? kept : {};
}
