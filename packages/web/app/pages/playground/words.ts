/** @module Words of the playground's panel, by kind of record. */
import type { PanelWords } from '@loadout/react';
import type { RecordKind } from '@loadout/catalogue/records';

const lead = 'Generated from the record.';

export const panelWords: Readonly<Record<RecordKind, PanelWords>> = {
  model: { heading: 'Snippets', lead, choice: 'Library', parameter: 'library' },
  dataset: { heading: 'Snippets', lead, choice: 'Library', parameter: 'library' },
  space: { heading: 'Snippets', lead, choice: 'Client', parameter: 'client' },
};
