/** @module Injection-safe code: the language tags and the type that only they produce. */
export type { Code } from './core/code.ts';
export { csharp } from './languages/csharp.ts';
export { java } from './languages/java.ts';
export { js, ts } from './languages/javascript.ts';
export { kotlin } from './languages/kotlin.ts';
export { markup } from './languages/markup.ts';
export { ps } from './languages/powershell.ts';
export { py } from './languages/python.ts';
export { rust } from './languages/rust.ts';
export { sh } from './languages/shell.ts';
export { swift } from './languages/swift.ts';
export type { Tag } from './core/tag.ts';
export { type Data, TemplateError, type Value } from './core/value.ts';
