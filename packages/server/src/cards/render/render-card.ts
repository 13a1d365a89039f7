/** @module Renders the Markdown of a card as sanitized HTML. */
import type { Element, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { CardPlace } from './addresses.ts';
import { allowed } from './allowed.ts';
import { mendCode } from './code.ts';
import { withoutFrontMatter } from './front-matter.ts';
import { Headings } from './headings.ts';
import { cardLimits, cutCard } from './limits.ts';
import { mendLink, mendPicture } from './links.ts';
import type { RenderedCard, RenderOptions } from './rendered-card.ts';
import { summaryOf } from './summary.ts';
import { become, element, elementsOf, type Parent, text } from './tree.ts';

const parser = unified().use(remarkParse).use(remarkGfm);
const toHtmlTree = unified()
  // Sanitizing adds the prefix to ids; resolving adds it to links.
  .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: '' })
  .use(rehypeRaw)
  .use(rehypeSanitize, allowed);
const writer = unified().use(rehypeStringify);

/** Throws for a card that is too complex; `plainCard` shows it anyway. */
export async function renderCard(markdown: string, options: RenderOptions): Promise<RenderedCard> {
  const { markdown: kept, isCut } = cutCard(markdown);
  const source = withoutFrontMatter(kept);
  const tree: Root = toHtmlTree.runSync(parser.parse(source));
  const summary = summaryOf(tree);
  const headings = new Headings();
  const { ids, blocks, tables } = mendTree(tree, headings, options);
  dropRepeated(ids, headings);
  let budget: number = options.highlighted ? cardLimits.highlighted : 0;
  for (const block of blocks) budget = await mendCode(block, budget);
  for (const table of tables) wrapTable(table);
  return { html: writer.stringify(tree), headings: headings.found, summary, isCut, isPlain: false };
}

interface Collected {
  readonly ids: readonly Element[];
  readonly blocks: readonly Element[];
  readonly tables: readonly Element[];
}

function mendTree(tree: Root, headings: Headings, place: CardPlace): Collected {
  const ids: Element[] = [];
  const blocks: Element[] = [];
  const tables: Element[] = [];
  const inLink = new Set<Parent>();
  for (const { element: each, parent } of elementsOf(tree)) {
    if (each.tagName === 'a' || inLink.has(parent)) inLink.add(each);
    if (/^h[1-6]$/.test(each.tagName)) headings.mend(each);
    else if (each.properties['id'] !== undefined) ids.push(each);
    if (each.tagName === 'a' && !isAnchor(each)) mendLink(each, place);
    else if (each.tagName === 'img') mendPicture(each, place, inLink.has(parent));
    else if (each.tagName === 'input') mendCheckbox(each);
    else if (each.tagName === 'center') become(each, element('div', { align: 'center' }, each.children));
    else if (each.tagName === 'pre') blocks.push(each);
    else if (each.tagName === 'table') tables.push(each);
  }
  return { ids, blocks, tables };
}

/** The link that a heading has to itself. */
const isAnchor = ({ properties }: Element): boolean => Array.isArray(properties['className']);

/** A form field that nobody can use would need a label. */
function mendCheckbox(input: Element): void {
  const isChecked = input.properties['checked'] === true;
  become(input, element('span', {}, [text(isChecked ? '☑' : '☐')]));
}

/** The first one keeps its id; headings come before other elements. */
function dropRepeated(elements: readonly Element[], { found }: Headings): void {
  const known = new Set<unknown>(found.map(({ id }) => id));
  for (const each of elements) {
    const { id, ...others } = each.properties;
    if (known.has(id)) each.properties = others;
    known.add(id);
  }
}

function wrapTable(table: Element): void {
  const inner = element('table', { className: ['table'] }, table.children);
  const region = { role: 'group', ariaLabel: 'Table', tabIndex: 0, className: ['scroll-x'] };
  become(table, element('div', region, [inner]));
}
