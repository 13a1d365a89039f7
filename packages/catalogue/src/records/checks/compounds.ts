/** @module The checks of `schema/compounds.ts` alone, as those of scalars: small rather than fast. */
import { type Check, scalar } from './scalars.ts';

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const list = (entry: Check, { most = Infinity }: { readonly most?: number } = {}): Check =>
  scalar((value) => Array.isArray(value) && value.length <= most && value.every((one) => entry.is(one)));

export const dictionary = (entry: Check): Check =>
  scalar((value) => isObject(value) && Object.values(value).every((one) => entry.is(one)));

export const required = (check: Check): Check & { readonly required: true } => ({ ...check, required: true });

export const object = (fields: Readonly<Record<string, Check>>): Check =>
  scalar(
    (value) =>
      isObject(value) &&
      Object.entries(fields).every(([name, field]) => {
        const given = value[name];
        return given === undefined ? !('required' in field) : field.is(given);
      }),
  );

export const either = (...kinds: readonly Check[]): Check =>
  scalar((value) => kinds.some((kind) => kind.is(value)));

export const whole = ({ is }: Check): Check => scalar(is);
