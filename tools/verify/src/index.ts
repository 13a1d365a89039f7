/** @module Checks generated snippets: syntax, lint, stable shape with hostile input, existing symbols. */
export { combined, harmless, payloads } from './hostile/payloads.ts';
export { type Fixture, fixtureName, readFixtures } from './fixtures.ts';
export { hostile } from './hostile/hostile.ts';
export { type Target, type Variant, variants } from './hostile/variants.ts';
export { malformed, type MalformedCopy, notRecords } from './hostile/malformed.ts';
export { parseAndLint } from './lint.ts';
export { describeShape, shape } from './shape/shape.ts';
export { setUpShell } from './shell/setup.ts';
export { type Finding, formatFinding, type Source } from './source.ts';
export { type Generate, tryCopies, tryHostile, tryMalformed, tryPlain, tryVariants } from './trial.ts';
export { pythonEnvironment } from './wire/python.ts';
