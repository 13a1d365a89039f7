/** @module A section of a long page; the panels of packages/react use the same one. */
export { Section } from '@loadout/react';
