/** @module What a model is asked that turns the picture of a page into text, and how long its answer may be. */
export { pageRequest } from '../../../../records/traits/page-request.ts';

/** How many tokens a page has, at most. */
export const pageLength = 1024;
