/** @module Counts for each rule how many records it applies to and how many violate it. */
import { appSnippets, librarySnippets, readModel } from '@loadout/catalogue';
import { createHash } from 'node:crypto';
import { hostedAnswer } from './hosted.ts';
import { fitRules } from './index.ts';

export interface RuleCount {
  readonly applies: number;
  readonly violations: number;
}

export interface FitCounts {
  readonly records: number;
  /** Hash of the ids: counts are comparable only for the same records. */
  readonly fingerprint: string;
  readonly rules: Readonly<Record<string, RuleCount>>;
}

export interface Violation {
  readonly rule: string;
  readonly id: string;
  readonly what: string;
}

/** `onViolation` is called for each violation; they are not stored. */
export async function countFit(
  records: AsyncIterable<unknown>,
  onViolation?: (violation: Violation) => void,
): Promise<FitCounts> {
  const hash = createHash('sha256');
  const counts = Object.entries(fitRules).map(([name, rule]) => ({ name, rule, applies: 0, violations: 0 }));
  let number = 0;
  for await (const record of records) {
    const { model } = readModel(record);
    number += 1;
    hash.update(`${model.id}\n`);
    const hosted = hostedAnswer(model);
    const one = {
      model,
      answers: librarySnippets(record),
      apps: appSnippets(record),
      ...(hosted && { hosted }),
    };
    for (const count of counts) {
      const verdict = count.rule.judge(one);
      if (verdict === undefined) continue;
      count.applies += 1;
      if (verdict === true) continue;
      count.violations += 1;
      onViolation?.({ rule: count.name, id: model.id, what: verdict });
    }
  }
  return {
    records: number,
    fingerprint: hash.digest('base64url').slice(0, 16),
    rules: Object.fromEntries(
      counts.map(({ name, applies, violations }) => [name, { applies, violations }] as const),
    ),
  };
}
