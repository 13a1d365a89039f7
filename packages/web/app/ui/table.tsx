/** @module The table component of `@loadout/react`, for the pages. */
export { type Column, Table } from '@loadout/react';
