import { expect, test } from 'vitest';
import { licenseName } from './licenses.ts';

test.each([
  ['apache-2.0', 'Apache 2.0'],
  ['cc-by-4.0', 'CC BY 4.0'],
  ['cc-by-nc-sa-4.0', 'CC BY-NC-SA 4.0'],
  ['cc-by-sa', 'CC BY-SA'],
  ['c-uda', 'C-UDA'],
  ['harbour-license', 'harbour-license'],
  ['toString', 'toString'],
  ['', ''],
])('%s is %s', (id, name) => {
  expect(licenseName(id)).toBe(name);
});
