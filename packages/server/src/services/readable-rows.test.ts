import { DatabaseSync } from 'node:sqlite';
import type { IndexEvent } from '@loadout/hub';
import { temporaryFolder } from '@loadout/hub/testing';
import { expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { createServices } from './create.ts';
import { storeFile } from './open-store.ts';

it('a row that was damaged after indexing is reported once and left out of the results', async () => {
  await using folder = await temporaryFolder();
  const settings = readSettings({ LOADOUT_DATA: folder.path }, folder.path);
  const events: IndexEvent[] = [];
  const services = await createServices(settings, { onProgress: (event) => events.push(event) });
  try {
    for (const name of ['one', 'two', 'three']) {
      await services.put('model', `damaged/${name}`, { id: `damaged/${name}` });
    }
    const database = new DatabaseSync(storeFile(settings));
    database.exec(`UPDATE record SET json = '{"id":"damaged/tw' WHERE id = 'damaged/two'`);
    database.close();
    const request = { author: ['damaged'] };
    for (let turn = 0; turn < 2; turn += 1) {
      const { items, total } = await services.search('model', request);
      expect(items.map(({ id }) => id).toSorted()).toEqual(['damaged/one', 'damaged/three']);
      expect(total).toBe(3);
    }
    expect(await services.record('model', 'damaged/two')).toBeUndefined();
    expect(events.filter(({ type }) => type === 'unreadable')).toEqual([
      { type: 'unreadable', kind: 'model', id: 'damaged/two' },
    ]);
  } finally {
    await services.close();
  }
});
