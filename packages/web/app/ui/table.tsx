/** @module The table of the panels, for the pages. */
export { type Column, Table } from '@loadout/react';
