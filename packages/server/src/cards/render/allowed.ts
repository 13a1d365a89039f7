/** @module The elements and attributes that a card may have; everything else is removed. */
import type { Options as Schema } from 'rehype-sanitize';

/** Prefix of ids and names from the card, so that none equals one of the page's (DOM clobbering). */
export const idPrefix = 'card-';

const words = (text: string): string[] => text.split(' ');

const tagNames = words(
  'a abbr b blockquote br caption center code dd del details div dl dt em figcaption figure h1 h2 ' +
    'h3 h4 h5 h6 hr i img input ins kbd li mark ol p pre q s samp section small span strong sub ' +
    'summary sup table tbody td tfoot th thead tr u ul var',
);

/** Removed with their content, which is not readable text. Of other elements only the tags are removed. */
const strip = words(
  'applet canvas embed frame frameset head iframe link math meta noembed noframes noscript object ' +
    'param plaintext script select style svg template textarea title xmp',
);

export const allowed: Schema = {
  tagNames,
  strip,
  attributes: {
    '*': ['id', 'title', 'dir', ['align', 'left', 'center', 'right']],
    a: ['href', 'name'],
    code: [['className', /^language-[\w+#.-]{1,30}$/]],
    details: ['open'],
    img: ['src', 'alt', ['width', /^\d{1,4}%?$/], ['height', /^\d{1,4}%?$/]],
    input: ['checked', ['type', 'checkbox']],
    ol: ['start'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan'],
  },
  // URLs are resolved and checked again afterwards.
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  required: { input: { type: 'checkbox' } },
  ancestors: {
    caption: ['table'],
    td: ['table'],
    th: ['table'],
    tr: ['table'],
    thead: ['table'],
    tbody: ['table'],
    tfoot: ['table'],
    li: ['ol', 'ul'],
    summary: ['details'],
  },
  clobber: ['id', 'name'],
  clobberPrefix: idPrefix,
  allowComments: false,
  allowDoctypes: false,
};
