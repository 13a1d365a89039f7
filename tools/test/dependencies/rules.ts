/** @module The import order of packages; packages never import tools. */
import { posix } from 'node:path';
import type { Import } from './imports.ts';

/** Each package may import those after it, not those before it. */
export const packageOrder = [
  'cli',
  'web',
  'server',
  'hub',
  'react',
  'compat',
  'verification',
  'catalogue',
] as const;

const scope = '@loadout/';
/** Only the tags may create code from text: any other way could skip the escaping. */
const codeFolder = 'packages/catalogue/src/code/';
const codeConstructor = `${codeFolder}core/code.ts`;
const catalogue = 'packages/catalogue/src/';
const test = /\.(?:test|testing|bench|cluster)\.tsx?$|\/testing\//;

const packageOf = (path: string): string | undefined => /^packages\/([^/]+)\//.exec(path)?.[1];

const isRelative = (specifier: string): boolean => specifier.startsWith('.');

/** The target of a relative import, as a path from the root. */
const targetOf = ({ file, specifier }: Import): string => posix.join(posix.dirname(file), specifier);

export const mayUse = (user: string, used: string): boolean => {
  const order: readonly string[] = packageOrder;
  return user === used || (order.includes(used) && order.indexOf(user) < order.indexOf(used));
};

/** The package of an import, if it is one of ours. */
const packageUsed = (given: Import): string | undefined => {
  if (isRelative(given.specifier)) return packageOf(targetOf(given));
  return given.specifier.startsWith(scope) ? given.specifier.slice(scope.length).split('/')[0] : undefined;
};

const directionProblem = (given: Import): string | undefined => {
  const user = packageOf(given.file);
  const used = packageUsed(given);
  if (user === undefined || used === undefined || mayUse(user, used)) return undefined;
  return `${user} must not use ${used} (order: ${packageOrder.join(' → ')})`;
};

const shortcutProblem = (given: Import): string | undefined => {
  const user = packageOf(given.file);
  if (
    user === undefined ||
    !isRelative(given.specifier) ||
    packageUsed(given) === user ||
    test.test(given.file)
  )
    return undefined;
  // Configuration files are loaded without the condition that resolves workspace imports to the sources.
  if (given.file.endsWith('.config.ts')) return undefined;
  return `${given.specifier} leaves the package; import from ${scope}… instead`;
};

const purityProblem = ({ file, specifier }: Import): string | undefined =>
  file.startsWith(catalogue) && !test.test(file) && !isRelative(specifier)
    ? `the catalogue is pure data and functions; it must not use ${specifier}`
    : undefined;

const constructorProblem = (given: Import): string | undefined =>
  !given.file.startsWith(codeFolder) && isRelative(given.specifier) && targetOf(given) === codeConstructor
    ? 'only the tags may construct code; use them from code/index.ts'
    : undefined;

const site = 'packages/web/app/';
/** Layers of the site: each may use those before it. Files at the top level compose all of them. */
const siteLayers = ['lib', 'ui', 'features', 'pages', 'shell'] as const;

const layerProblem = (given: Import): string | undefined => {
  if (!given.file.startsWith(site) || !isRelative(given.specifier)) return undefined;
  const [from = '', fromFolder] = given.file.slice(site.length).split('/');
  const [to = '', toFolder] = targetOf(given).slice(site.length).split('/');
  const order: readonly string[] = siteLayers;
  if (!order.includes(from) || !order.includes(to)) return undefined;
  if (order.indexOf(from) < order.indexOf(to))
    return `${from} must not use ${to}, which is a layer above it (${siteLayers.join(' ← ')})`;
  return from === 'features' && to === 'features' && fromFolder !== toFolder
    ? `the feature ${fromFolder} must not use the feature ${toFolder}; let a page compose them`
    : undefined;
};

/** Tools are not shipped, so packages and their tests must work without them. */
const toolProblem = (given: Import): string | undefined =>
  packageOf(given.file) !== undefined && isRelative(given.specifier) && targetOf(given).startsWith('tools/')
    ? 'packages must not import tools'
    : undefined;

const problemOf = (given: Import): string | undefined =>
  toolProblem(given) ??
  directionProblem(given) ??
  shortcutProblem(given) ??
  purityProblem(given) ??
  constructorProblem(given) ??
  layerProblem(given);

export const importProblems = (imports: readonly Import[]): readonly string[] =>
  imports.flatMap((given) => {
    const problem = problemOf(given);
    return problem === undefined ? [] : [`${given.file}:${given.line}: ${problem}`];
  });

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** `text` is the package.json of the package called `name`. */
export const manifestProblems = (name: string, text: string): readonly string[] => {
  const manifest: Manifest = JSON.parse(text);
  const file = `packages/${name}/package.json`;
  const lineOf = (dependency: string): number =>
    text.slice(0, text.indexOf(`"${dependency}"`)).split('\n').length;
  const named = Object.keys({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.peerDependencies,
  });
  const upwards = named
    .filter((dependency) => dependency.startsWith(scope) && !mayUse(name, dependency.slice(scope.length)))
    .map(
      (dependency) =>
        `${file}:${lineOf(dependency)}: ${name} must not depend on ${dependency} (order: ${packageOrder.join(' → ')})`,
    );
  const runtime = name === 'catalogue' ? Object.keys(manifest.dependencies ?? {}) : [];
  return [
    ...upwards,
    ...runtime.map(
      (dependency) =>
        `${file}:${lineOf(dependency)}: the catalogue must not depend on ${dependency} at run time`,
    ),
  ];
};
