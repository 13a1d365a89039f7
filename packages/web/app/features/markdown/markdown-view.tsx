/** @module Shows a Markdown tree as elements. What has no element here is shown as its text. */
import type { Nodes, Parents } from 'mdast';
import { Fragment, type ReactNode } from 'react';
import { webAddress } from '../../lib/links/links.ts';
import {
  CodeBlock,
  type CodeView,
  CopyButton,
  Link,
  PanelBar,
  programmingLanguage,
  ScrollRegion,
} from '@loadout/react';

interface MarkdownViewProps {
  readonly tree: Nodes;
  /** Colored code by its text; other code is plain. */
  readonly codes?: Readonly<Record<string, CodeView>>;
}

export function MarkdownView({ tree, codes }: MarkdownViewProps): ReactNode {
  const children = (node: Parents): ReactNode =>
    // oxlint-disable-next-line react/no-array-index-key -- a parsed text never changes its order
    node.children.map((child, at) => <Fragment key={at}>{show(child)}</Fragment>);

  const show = (node: Nodes): ReactNode => {
    switch (node.type) {
      case 'root':
        return children(node);
      case 'text':
        return node.value;
      case 'paragraph':
        return <p>{children(node)}</p>;
      case 'heading':
        return node.depth <= 2 ? (
          <h2 id={slug(plainText(node))}>{children(node)}</h2>
        ) : (
          <h3 id={slug(plainText(node))}>{children(node)}</h3>
        );
      case 'emphasis':
        return <em>{children(node)}</em>;
      case 'strong':
        return <strong>{children(node)}</strong>;
      case 'inlineCode':
        return <code>{node.value}</code>;
      case 'code':
        return (
          <CopiedCode
            id={`code-${node.position?.start.offset ?? 0}`}
            code={codes?.[node.value] ?? plainCode(node.value)}
          />
        );
      case 'list':
        return node.ordered ? <ol>{children(node)}</ol> : <ul>{children(node)}</ul>;
      case 'listItem':
        return (
          <li>
            {node.children.map((child) => (child.type === 'paragraph' ? children(child) : show(child)))}
          </li>
        );
      case 'blockquote':
        return <blockquote>{children(node)}</blockquote>;
      case 'thematicBreak':
        return <hr className="border-line" />;
      case 'break':
        return <br />;
      case 'link':
        return <MarkdownLink url={node.url}>{children(node)}</MarkdownLink>;
      case 'table':
        return <TableView rows={node.children.map((row) => row.children.map((cell) => children(cell)))} />;
      default:
        return 'children' in node ? children(node) : 'value' in node ? node.value : null;
    }
  };
  return show(tree);
}

const CopiedCode = ({ id, code }: { readonly id: string; readonly code: CodeView }) => (
  <div className="panel">
    <PanelBar actions={<CopyButton target={id} what="the code" />}>
      <span className="lang">{programmingLanguage(code.language)}</span>
    </PanelBar>
    <div id={id}>
      <CodeBlock code={code} label="Code" />
    </div>
  </div>
);

const plainCode = (text: string): CodeView => ({
  language: '',
  text,
  lines: text.split('\n').map((line) => [[line]]),
});

function MarkdownLink({ url, children }: { url: string; children: ReactNode }) {
  const own = /^[/#](?!\/)/.test(url) ? url : undefined;
  const href = own ?? webAddress(url);
  if (href === undefined) return children;
  return own === undefined ? (
    <a href={href} rel="noopener nofollow">
      {children}
    </a>
  ) : (
    <Link href={href}>{children}</Link>
  );
}

function TableView({ rows: [head, ...rows] }: { rows: readonly (readonly ReactNode[])[] }) {
  return (
    <ScrollRegion label="Table">
      <table className="table">
        <thead>
          <tr>{cells(head ?? [], 'th')}</tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of a fixed text
            <tr key={at}>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const cells = (row: readonly ReactNode[], Cell: 'th' | 'td'): ReactNode =>
  // oxlint-disable-next-line react/no-array-index-key -- cells of a fixed text
  row.map((cell, at) => <Cell key={at}>{cell}</Cell>);

const plainText = (node: Nodes): string =>
  'children' in node
    ? node.children.map((child) => plainText(child)).join('')
    : 'value' in node
      ? node.value
      : '';

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
