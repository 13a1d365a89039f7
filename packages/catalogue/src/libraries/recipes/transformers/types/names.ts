/** @module Whether a name may be that of a model type, without the table of types. */
import { typeFilter } from './filter.generated.ts';
import { passes } from './marks.ts';

/** True for all types and for a few other names; `joined` is without separators. */
export const mayBeType = (joined: string): boolean => passes(typeFilter, joined);
