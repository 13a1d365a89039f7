/** @module Highlights the code of a card, with the same elements as the site's code blocks. */
import type { Element } from 'hast';
import { highlight } from '../../highlight/highlight.ts';
import { element, text, textOf } from './tree.ts';

const aliases: Readonly<Record<string, string>> = {
  bash: 'shell',
  console: 'shell',
  cs: 'csharp',
  js: 'javascript',
  jsonc: 'json',
  jsx: 'javascript',
  kt: 'kotlin',
  ps1: 'powershell',
  py: 'python',
  python3: 'python',
  pycon: 'python',
  rs: 'rust',
  sh: 'shell',
  ts: 'typescript',
  tsx: 'typescript',
  zsh: 'shell',
};

/** `budget` is the number of characters that may still be highlighted; returns what is left of it. */
export async function mendCode(block: Element, budget: number): Promise<number> {
  const [code] = block.children;
  const source = textOf(block).replace(/\n$/, '');
  const named = code?.type === 'element' ? languageOf(code) : '';
  const language = Object.hasOwn(aliases, named) ? (aliases[named] ?? '') : named;
  const isColored = language !== '' && source.length <= budget;
  const lines = isColored
    ? (await highlight(source, language)).lines
    : source.split('\n').map((line) => [[line] as const]);
  const shown = lines.map((line) =>
    element('span', { className: ['line'] }, [
      ...line.map(([value, role]) =>
        role === undefined ? text(value) : element('span', { className: [`t-${role}`] }, [text(value)]),
      ),
      text('\n'),
    ]),
  );
  block.tagName = 'div';
  // A group that scrolls must be reachable by keyboard.
  block.properties = { role: 'group', ariaLabel: 'Code', tabIndex: 0, className: ['code', 'edged'] };
  block.children = [element('pre', {}, [element('code', {}, shown)])];
  return isColored ? budget - source.length : budget;
}

function languageOf({ properties }: Element): string {
  const [name] = Array.isArray(properties['className']) ? properties['className'] : [];
  return (typeof name === 'string' ? name : '').replace(/^language-/, '').toLowerCase();
}
