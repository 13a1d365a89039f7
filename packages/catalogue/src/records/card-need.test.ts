import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mayGain } from './card-need.ts';
import { withCardFields } from './from-card.ts';
import { readModelAlone } from './model.ts';

const fixtures = new URL('../../test/libraries/fixtures/', import.meta.url);

it('is true for every record that its card changes', () => {
  const models = readdirSync(fixtures).flatMap((library) =>
    readdirSync(new URL(`${library}/`, fixtures)).map((file) => {
      const record: unknown = JSON.parse(readFileSync(new URL(`${library}/${file}`, fixtures), 'utf8'));
      return readModelAlone(record).model;
    }),
  );
  const cards = [{}, { tags: 'tide' }, { library_name: 'timm' }, { pipeline_tag: 'fill-mask' }];
  const all = models.flatMap((model) =>
    cards.map((card) => Object.assign({}, model, { cardData: Object.assign({}, model.cardData, card) })),
  );
  const changed = all.filter((model) => withCardFields(model) !== model);
  expect(changed.length).toBeGreaterThan(100);
  expect(changed.filter((model) => !mayGain(model))).toEqual([]);
});
