/** @module What can be wrong with a lockfile without npm saying so. */

/** @typedef {{ version?: string, resolved?: string, integrity?: string, optionalDependencies?: Record<string, string>, link?: boolean }} LockEntry */
/** @typedef {{ packages: Record<string, LockEntry> }} Lockfile */

/**
 * The places in which Node would look for a package, seen from another, nearest first.
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
 * npm leaves out optional packages it could not find at the time (a platform's binary, say), and then a clean
 * install fails elsewhere. It also notes down download addresses unless told not to, and those are of one machine.
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
        'choose a version of which every platform is published',
    );
    if (/^https?:/.test(entry.resolved ?? ''))
      problems.push(
        `package-lock.json: ${name} has a download address; run npm install in this folder, whose .npmrc keeps them out`,
      );
    const isThirdParty = path.includes('node_modules/') && entry.link !== true;
    if (isThirdParty && entry.integrity === undefined)
      problems.push(`package-lock.json: ${name} has no integrity hash; remove it and run npm install`);
    return problems;
  });
