/** @module Corrects mistyped words by a vocabulary. */
import { editDistance } from '../services/similar.ts';

/** How many letters may differ: none in short words, where every slip gives another word. */
export function allowedSlips(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** The most similar words, without those that differ in more letters than another. */
export function nearestWords(word: string, vocabulary: Iterable<string>): readonly string[] {
  let allowed = allowedSlips(word.length);
  if (allowed === 0) return [];
  let nearest: string[] = [];
  for (const known of vocabulary) {
    if (Math.abs(known.length - word.length) > allowed || allowedSlips(known.length) === 0) continue;
    const distance = editDistance(word, known, allowed);
    if (distance > allowed) continue;
    if (distance < allowed) nearest = [];
    allowed = distance;
    nearest.push(known);
  }
  return nearest;
}
