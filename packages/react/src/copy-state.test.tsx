import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CopyReport } from './copy-state.tsx';

it.each([
  [undefined, ''],
  ['copied', 'Copied'],
  ['failed', 'Could not copy; the text is selected'],
] as const)('after the outcome %s, screen readers get %j', (outcome, text) => {
  expect(renderToStaticMarkup(<CopyReport outcome={outcome} failed="the text is selected" />)).toBe(
    `<output class="sr-only">${text}</output>`,
  );
});
