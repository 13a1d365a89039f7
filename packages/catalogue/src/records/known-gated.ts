/** @module Repositories that ask for a log-in, although a record may lack the field that says so. */
import type { ModelRecord } from './model.ts';

/** Owners that ask for all their repositories, and parts of names; of Gemma, releases from the fourth on and Scope are open. */
const gatedId =
  /^(?:(?:meta-llama|poltextlab)\/|google\/(?!gemma-(?:[4-9](?!b)|scope)|diffusiongemma)\w*gemma|ai4bharat\/indictrans|coherelabs\/(?:aya|c4ai|cohere-t)|deepfloyd\/if-|lelapa\/inkuba|nguyenvulebinh\/vi-mrc-|nvidia\/cosmos-reason2-|stabilityai\/stable-diffusion-3)/i;

export const isGatedId = (id: string): boolean => gatedId.test(id);

/** The record with the field if it lacks it and the repository is gated. */
export const withKnownGate = (model: ModelRecord): ModelRecord =>
  model.gated === undefined && isGatedId(model.id) ? { ...model, gated: true } : model;
