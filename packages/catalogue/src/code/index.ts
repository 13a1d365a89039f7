/** @module Code that cannot be hijacked: the tags, and the type only they can make. */
export type { Code } from './code.ts';
export { csharp } from './csharp.ts';
export { java } from './java.ts';
export { js, ts } from './javascript.ts';
export { kotlin } from './kotlin.ts';
export { markup } from './markup.ts';
export { py } from './python.ts';
export { rust } from './rust.ts';
export { sh } from './shell.ts';
export { swift } from './swift.ts';
export type { Tag } from './tag.ts';
export { type Data, TemplateError, type Value } from './value.ts';
