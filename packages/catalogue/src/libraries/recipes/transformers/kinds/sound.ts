/** @module Which auto classes hear or produce sound. */
import { type Classes, featureExtractor, processor } from '../tasks/classes.ts';

export type HeardClass = `AutoModelFor${
  | 'AudioClassification'
  | 'AudioFrameClassification'
  | 'AudioTokenization'
  | 'AudioXVector'
  | 'CTC'
  | 'RNNT'
  | 'SpeechSeq2Seq'
  | 'TDT'}`;

const heardClass = /For(?:Audio|CTC|RNNT|Speech|TDT)/;

export const isHeard = (autoClass: string): autoClass is HeardClass => heardClass.test(autoClass);

/** Whether they take a recording. */
export const hears = (classes: Classes): boolean =>
  classes.processor === featureExtractor || (classes.processor === processor && isHeard(classes.model));

/** Whether they produce speech or music: a waveform or a spectrogram. */
export const speaks = (classes: Classes): boolean => /TextTo[SW]/.test(classes.model);
