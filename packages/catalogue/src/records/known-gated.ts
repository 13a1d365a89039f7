/** @module Repositories that ask for a log-in, although a record may lack the field that says so. */
import type { ModelRecord } from './model.ts';

/** Llama, Gemma before its fourth release, Command and Aya, and a few others; of Gemma Scope, the weights are open. */
const gatedId =
  /^(?:meta-llama\/|google\/(?!gemma-(?:[4-9](?!b)|scope)|diffusiongemma)\w*gemma|coherelabs\/(?:aya|c4ai)-|deepfloyd\/if-|nguyenvulebinh\/vi-mrc-|nvidia\/cosmos-reason2-)/i;

export const isGatedId = (id: string): boolean => gatedId.test(id);

/** The record with the field if it lacks it and the repository is gated. */
export const withKnownGate = (model: ModelRecord): ModelRecord =>
  model.gated === undefined && isGatedId(model.id) ? { ...model, gated: true } : model;
