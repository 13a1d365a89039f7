/** @module Globals of JavaScript and TypeScript snippets; the DOM's, such as `name`, would hide missing variables. */

const values = `
  AbortController AbortSignal Array ArrayBuffer Audio AudioContext Blob Boolean Buffer Date Error EventSource File
  FileReader Float32Array FormData Function Headers Image Infinity Int16Array Int32Array Intl JSON Map Math NaN Number
  Object Promise Proxy RangeError ReadableStream Reflect RegExp Request Response Set String Symbol SyntaxError
  TextDecoder TextDecoderStream TextEncoder TransformStream TypeError URL URLSearchParams Uint16Array Uint32Array
  Uint8Array Uint8ClampedArray WeakMap WebSocket Worker WritableStream atob btoa clearInterval clearTimeout console crypto
  decodeURIComponent document encodeURIComponent fetch globalThis isFinite isNaN navigator parseFloat parseInt
  performance process queueMicrotask setInterval setTimeout structuredClone undefined window
`;

const types = `
  Array AsyncIterable Awaited Blob Buffer Date Error HTMLElement Iterable Map Omit Partial Pick Promise Readonly
  ReadonlyArray Record RegExp Request Required Response ReturnType Set Uint8Array
`;

const words = (list: string): string[] => list.trim().split(/\s+/);

/** `globalThis` and `undefined` are built into the compiler. */
const builtIn = new Set(['globalThis', 'undefined']);

export const globalDeclarations: string = [
  ...words(values)
    .filter((name) => !builtIn.has(name))
    .map((name) => `declare var ${name}: any;`),
  ...words(types).map((name) => `type ${name}<A = any, B = any> = any;`),
].join('\n');
