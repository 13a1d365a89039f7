/** @module The version of all packages, which are released together. */
/** The version of Loadout. */
export const version = '0.1.0';
