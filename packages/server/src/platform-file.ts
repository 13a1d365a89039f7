/** @module Reads the platform override from the settings: JSON, or the path of a JSON file. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Platform } from '@loadout/catalogue';
import { fieldProblems } from './http/field-problems.ts';
import { definedFields } from './defined.ts';
import { platformOverrideSchema } from './platform-override.ts';

/** The message is one line, to be appended to the setting's name. */
export class PlatformFileError extends Error {
  override readonly name = 'PlatformFileError';
}

export function readPlatformOverride(source: string, workingDir: string): Partial<Platform> {
  const inline = source.trimStart().startsWith('{');
  const json = inline ? source : readText(resolve(workingDir, source), source);
  const parsed = platformOverrideSchema.safeParse(parseJson(json, inline ? 'the value' : source));
  if (parsed.success) return definedFields(parsed.data);
  const problems = fieldProblems(parsed.error).map(({ field, message }) => `${field}: ${message}`);
  throw new PlatformFileError(`${problems.join('; ')}.`);
}

function readText(path: string, shown: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new PlatformFileError(`the file ${shown} cannot be read.`);
  }
}

function parseJson(json: string, shown: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new PlatformFileError(`${shown} is not valid JSON.`);
  }
}
