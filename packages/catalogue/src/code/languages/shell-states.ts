/** @module Shell text after which the next word is neither a program nor an argument of one. */

/** Programs that run a program named in their arguments, or read one. */
const programs = 'sudo doas env exec eval source . command builtin nohup nice timeout xargs setsid stdbuf';

export const wrappers: ReadonlySet<string> = /* @__PURE__ */ new Set(/* @__PURE__ */ programs.split(' '));

const wrapper = /* @__PURE__ */ `(?:^|[\\s;&|(])(?:${programs.replaceAll(' ', '|').replace('.', String.raw`\.`)})(?:\\s|$)`;

/** Text with one of these programs. */
export const hasWrapper = /* @__PURE__ */ new RegExp(wrapper);

/** Text that may leave a command in one of the unusual states. */
export const isUnusual = /* @__PURE__ */ new RegExp(`[<>]|${wrapper}`);

/** After such text, code has to be one word. */
export const needsOneWord = /(?:[<>]\s*|=)$/;
