/** @module Repositories that ask for a log-in, although a record may lack the field that says so. */

/** Llama, and Gemma before its fourth release; of Gemma Scope, the weights are open. */
const gatedId = /^(?:meta-llama\/|google\/(?!gemma-(?:[4-9]|scope)|diffusiongemma)\w*gemma)/i;

export const isGatedId = (id: string): boolean => gatedId.test(id);
