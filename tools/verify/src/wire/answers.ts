/** @module Sample JSON responses of services, from `answer.json` in the folder of each hosted task. */
import { existsSync, readFileSync } from 'node:fs';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Part of every response, to detect snippets that print something else. */
export const marker = 'Kittiwake';

export interface TaskAnswer {
  /** Text that must be printed, if it is not the marker. */
  readonly prints?: string;
  /** Responses by `provider client`, by `provider`, and `*` for all others. */
  readonly answers: Readonly<Record<string, Json>>;
}

const folder = new URL('../../../../packages/catalogue/src/tasks/entries/', import.meta.url);
const read = new Map<string, TaskAnswer | undefined>();

export function taskAnswer(task: string): TaskAnswer | undefined {
  if (!read.has(task)) {
    const file = new URL(`${task}/answer.json`, folder);
    read.set(task, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
  }
  return read.get(task);
}

export function jsonAnswer(task: string, provider: string, client: string): Json {
  const { answers = {} } = taskAnswer(task) ?? {};
  return answers[`${provider} ${client}`] ?? answers[provider] ?? answers['*'] ?? null;
}

/** Text that must be printed when the response is JSON. */
export const wordOf = (task: string): string => taskAnswer(task)?.prints ?? marker;
