/** @module Query parameters shared by several routes. */
import { z } from '@hono/zod-openapi';
import { CatalogueError, longestContextLength, parseMachine } from '@loadout/catalogue';
import { parseParameterRange } from '../parameter-range.ts';

/** Values of a parameter, and characters of a value and of the text that is searched for. */
export const most = { values: 50, characters: 200, text: 500 } as const;

const value = z.string().min(1).max(most.characters);

/** A parameter that may be repeated. */
export const repeated = (description: string, example: string) =>
  z
    .preprocess(
      (given) => (given === undefined || Array.isArray(given) ? given : [given]),
      z.array(value).max(most.values).optional(),
    )
    .openapi({
      type: 'array',
      items: { type: 'string', minLength: 1, maxLength: most.characters },
      maxItems: most.values,
      description,
      example: [example],
    });

/** One of a few limits; of several, the widest applies. */
export const step = <const Steps extends readonly [string, ...string[]]>(steps: Steps, description: string) =>
  z
    .preprocess(
      (given) => (given === undefined || Array.isArray(given) ? given : [given]),
      z.array(z.enum(steps)).max(steps.length).optional(),
    )
    .openapi({
      type: 'array',
      items: { type: 'string', enum: [...steps] },
      maxItems: steps.length,
      description,
      example: [steps[0]],
    });

const amount = String.raw`[0-9]{1,9}(?:\.[0-9]{1,9})?[KMBTkmbt]?`;
const rangePattern = `^(?:min:${amount}(?:,max:${amount})?|max:${amount}(?:,min:${amount})?)$`;

export const parameterRange = z
  .string()
  .max(60)
  .transform((text, context) => {
    const range = parseParameterRange(text);
    if (range !== undefined) return range;
    context.addIssue({ code: 'custom', message: 'expected a range such as min:1B,max:9B' });
    return z.NEVER;
  })
  .optional()
  .openapi({
    type: 'string',
    pattern: rangePattern,
    maxLength: 60,
    description: 'Number of parameters: at least `min`, at most `max`, or both, `min` not above `max`.',
    example: 'min:1B,max:9B',
  });

/** Parsed again by the search; a text that names no machine is refused here, with the reason. */
export const fits = z
  .string()
  .min(1)
  .max(200)
  .superRefine((text, context) => {
    try {
      parseMachine(text);
    } catch (error) {
      if (!CatalogueError.is(error)) throw error;
      context.addIssue({ code: 'custom', message: error.message });
    }
  })
  .optional()
  .openapi({
    description:
      'Memory in GB, or devices as `/api/hardware` lists them: models whose smallest listed file fits.',
    example: '16',
  });

export const contextLength = z
  .string()
  .regex(/^\d{1,8}$/, 'expected a whole number of tokens')
  .transform(Number)
  .pipe(z.number().min(1).max(longestContextLength))
  .optional()
  .openapi({
    type: 'integer',
    minimum: 1,
    maximum: longestContextLength,
    description: 'Context length in tokens for `fits`; 4,096 by default.',
  });

/** Python clients send `True`, others `true` or `1`. */
export const truth = z
  .enum(['true', 'false', 'True', 'False', '1', '0'])
  .transform((text) => text.toLowerCase() === 'true' || text === '1')
  .optional()
  .openapi({ type: 'string', enum: ['true', 'false', 'True', 'False', '1', '0'] });

/** A larger page size is capped instead of rejected, as on other hubs; the response links to the next page. */
export const cappedPageSize = (initial: number, max: number) =>
  pageSize(initial, Number.MAX_SAFE_INTEGER)
    .transform((size) => Math.min(size, max))
    .openapi({
      type: 'integer',
      minimum: 1,
      maximum: 999_999,
      default: initial,
      description: `Records per page; more than ${max} count as ${max}.`,
    });

export const pageSize = (initial: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'expected a whole number')
    .transform(Number)
    .pipe(z.number().min(1).max(max))
    .default(initial)
    .openapi({
      type: 'integer',
      minimum: 1,
      maximum: max,
      default: initial,
      description: 'Records per page.',
    });

export const searchText = z.string().max(most.text).optional();
export const cursor = z.string().min(1).max(2000).optional().openapi({
  description: 'Where the last page ended: `next` of the last response, or the URL in its `Link` header.',
});
