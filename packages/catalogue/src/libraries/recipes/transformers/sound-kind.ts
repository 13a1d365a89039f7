/** @module Which auto classes hear or produce sound. */
import { type Classes, featureExtractor, processor } from './classes.ts';

const heardClasses = [
  'AutoModelForAudioClassification',
  'AutoModelForAudioFrameClassification',
  'AutoModelForAudioTokenization',
  'AutoModelForAudioXVector',
  'AutoModelForCTC',
  'AutoModelForRNNT',
  'AutoModelForSpeechSeq2Seq',
  'AutoModelForTDT',
] as const;

export type HeardClass = (typeof heardClasses)[number];

const all: ReadonlySet<string> = new Set(heardClasses);

export const isHeard = (autoClass: string): autoClass is HeardClass => all.has(autoClass);

/** Whether they take a recording. */
export const hears = (classes: Classes): boolean =>
  classes.processor === featureExtractor || (classes.processor === processor && isHeard(classes.model));

/** Whether they produce speech or music. */
export const speaks = (classes: Classes): boolean => /TextTo(?:Waveform|Spectrogram)$/.test(classes.model);
