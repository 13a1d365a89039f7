import { expect, test } from 'vitest';
import { tryCards, tryHtml } from './trial.ts';
import { vectors } from './vectors.ts';

test('hostile cards run no script, load nothing and clobber no name of the page', async () => {
  const { cards, findings } = await tryCards(0, vectors.length + 300);
  expect(findings).toEqual([]);
  expect(cards).toBe(vectors.length + 300);
}, 180_000);

test('the check detects HTML that is not sanitized', async () => {
  const findings = await tryHtml(
    '<img src="https://far.test/x" onerror="window.__hit()"><script>window.__hit()</script><a href="javascript:x" id="root">a</a></section>',
  );
  expect(findings).toEqual([
    'request https://far.test/x',
    'card 0: attribute onerror',
    'card 0: element SCRIPT',
    'card 0: href javascript:x',
    'card 0: id root',
    expect.stringMatching(/^\d+ scripts ran$/),
  ]);
}, 60_000);
