/** @module Lockfile problems that npm does not report. */

/** @typedef {{ version?: string, resolved?: string, integrity?: string, optionalDependencies?: Record<string, string>, link?: boolean }} LockEntry */
/** @typedef {{ packages: Record<string, LockEntry> }} Lockfile */

/**
 * The paths at which Node would look up a package, nearest first.
 *
 * @param {string} from
 * @param {string} name
 */
const placesOf = (from, name) => {
  const parts = from === '' ? [] : from.split('/');
  const folders = parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`];
};

/**
 * npm omits optional packages that it could not find (such as the binary of a platform), and then a clean
 * install fails elsewhere. It also records download URLs by default, which differ between machines.
 *
 * @param {Lockfile} lockfile
 * @returns {string[]}
 */
export const lockfileProblems = ({ packages }) =>
  Object.entries(packages).flatMap(([path, entry]) => {
    const name = path === '' ? 'package.json' : path;
    const missing = Object.keys(entry.optionalDependencies ?? {}).filter((dependency) =>
      placesOf(path, dependency).every((place) => packages[place] === undefined),
    );
    const problems = missing.map(
      (dependency) =>
        `package-lock.json: ${name} names the optional ${dependency}, which is not in the lockfile; ` +
        'choose a version with packages for every platform',
    );
    if (/^https?:/.test(entry.resolved ?? ''))
      problems.push(
        `package-lock.json: ${name} has a download URL; run npm install in this folder, whose .npmrc omits them`,
      );
    const isThirdParty = path.includes('node_modules/') && entry.link !== true;
    if (isThirdParty && entry.integrity === undefined)
      problems.push(`package-lock.json: ${name} has no integrity hash; remove it and run npm install`);
    return problems;
  });
