/** @module Which models read a table, whatever their head: by their tags or their name. */
import type { ModelRecord } from '../../../../records/model.ts';

export const readsTable = ({ id, tags }: ModelRecord): boolean =>
  /tapas|tapex|omnitab|multitabqa/i.test(String([id, tags]));
