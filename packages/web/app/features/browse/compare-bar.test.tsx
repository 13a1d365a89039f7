import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CompareBar } from './compare-bar.tsx';

const bar = (...ids: readonly string[]) =>
  renderToStaticMarkup(
    <CompareBar id="compare" ticks={{ ids, change: () => undefined }} shown={['a/one']} />,
  );

it('says what to do before a box is ticked, and submits without a script', () => {
  expect(bar()).toContain('Tick two to four models.');
  expect(bar()).not.toMatch(/disabled|data-ticked/);
});

it('counts the ticked models, and compares two or more', () => {
  expect(bar('a/one')).toMatch(/1 of 4.*one\. Tick at least one more\..*disabled=""[^>]*>Compare/);
  expect(bar('a/one', 'a/two')).toMatch(/2 of 4.*one, two/);
  expect(bar('a/one', 'a/two')).not.toContain('disabled');
});

it('sends the models of other pages, which have no box here', () => {
  expect(bar('a/one', 'a/two').match(/type="hidden"[^>]*/g)).toEqual([
    expect.stringContaining('value="a/two"'),
  ]);
});
