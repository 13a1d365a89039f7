import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breakable } from './breakable.tsx';

test.each([
  ['multilingual_librispeech', 'multilingual_<wbr/>librispeech'],
  ['facebook/bart-large', 'facebook/<wbr/>bart-large'],
  ['Llama-3.2.gguf', 'Llama-3.2.<wbr/>gguf'],
  ['timm', 'timm'],
])('%s breaks after its separators', (text, html) => {
  expect(renderToStaticMarkup(<Breakable text={text} />)).toBe(html);
});
