/** @module Checks HTML with parse5: every parse error of the standard is a finding. */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { Finding } from '../source.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

export function lintHtml(texts: readonly string[]): Finding[][] {
  return texts.map((text) => {
    const findings: Finding[] = [];
    parseFragment(text, {
      sourceCodeLocationInfo: true,
      onParseError: ({ code, startLine, startCol }) =>
        findings.push({
          rule: `parse5/${code}`,
          message: code.replaceAll('-', ' '),
          line: startLine,
          column: startCol,
        }),
    });
    return findings;
  });
}

/** Elements with the names of their attributes, and all text: values never appear in text. */
export const htmlShape = (text: string): string => parseFragment(text).childNodes.map(describe).join(' ');

function describe(node: Node): string {
  if ('value' in node) return JSON.stringify(node.value);
  if (!('tagName' in node)) return node.nodeName;
  const names = node.attrs.map(({ name }) => name).join(' ');
  return `${node.tagName}[${names}](${node.childNodes.map(describe).join(' ')})`;
}
