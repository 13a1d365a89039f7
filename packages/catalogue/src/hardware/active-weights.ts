/** @module The share of its weights that a mixture of experts reads for one token. */
import type { ModelRecord } from '../records/model.ts';

/** `30B-A3B`: 30 billion weights, 3 billion active per token; `1b-a400m`. */
const inName =
  /(?<![\d.])(?<total>\d+(?:\.\d+)?)(?<unit>[bt])-a(?<active>\d+(?:\.\d+)?)(?<activeUnit>[bm])(?![a-z])/i;

const inBillions: Readonly<Record<string, number>> = { m: 0.001, b: 1, t: 1000 };

/** Billions of weights, active and in all, as their authors state them; the more specific names first. */
const families: readonly (readonly [name: RegExp, active: number, total: number])[] = [
  [/gpt-oss-20b/, 3.6, 20.9],
  [/gpt-oss-120b/, 5.1, 116.8],
  [/mi[sx]tral-8x7b/, 12.9, 46.7],
  [/mi[sx]tral-8x22b/, 39, 141],
  [/deepseek-(?:coder-)?v2-lite/, 2.4, 15.7],
  [/deepseek-(?:(?:coder-)?v2(?!\d)|v2\.5)/, 21, 236],
  [/deepseek-(?:r1(?!-(?:0528-)?(?:distill|qwen))|v3)/, 37, 671],
  [/kimi-k2(?!\d)/, 32, 1000],
  [/glm-4\.5-air/, 12, 106],
  [/glm-4\.[567](?!-flash|v)/, 32, 355],
  [/minimax-m2(?!\d)/, 10, 230],
  [/minimax-(?:m1|text-01)/, 45.9, 456],
  [/llama-4-scout/, 17, 109],
  [/llama-4-maverick/, 17, 400],
  [/phi-3\.5-moe/, 6.6, 42],
  [/olmoe-1b-7b/, 1.3, 6.9],
  [/dbrx/, 36, 132],
];

/** Types of models with experts, and names that say so, without how many weights are active. */
const isMixture = ({ id, config }: ModelRecord): boolean =>
  /\d+x\d+(?:\.\d+)?b/i.test(id) ||
  /moe|mixtral|deepseek_v[234]|gpt_oss|kimi_k|minimax|llama4|qwen3_next|dbrx|jamba/.test(
    config?.model_type ?? '',
  );

/** From 0 to 1; `undefined` for a mixture of experts that tells nothing about it. */
export function activeShare(model: ModelRecord): number | undefined {
  const { total, unit = '', active, activeUnit = '' } = inName.exec(model.id)?.groups ?? {};
  if (total !== undefined && active !== undefined)
    return Math.min(
      1,
      (Number(active) * (inBillions[activeUnit.toLowerCase()] ?? 1)) /
        (Number(total) * (inBillions[unit.toLowerCase()] ?? 1)),
    );
  const name = model.id.toLowerCase();
  const family = families.find(([known]) => known.test(name));
  if (family !== undefined) return family[1] / family[2];
  return isMixture(model) ? undefined : 1;
}
