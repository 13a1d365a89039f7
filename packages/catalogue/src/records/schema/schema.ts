/** @module Type of a schema: one value from which a type, a reader and a JSON Schema are derived. */

/** The part of JSON Schema 2020-12 that our schemas use. */
export interface JsonSchema {
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly format?: 'date-time';
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
}

export type Path = readonly (string | number)[];

/** A value that does not match its schema. */
export interface Fault {
  readonly path: Path;
  /** What the schema allows: "a string". */
  readonly expected: string;
  /** What was there: "a list", "-1". */
  readonly got: string;
}

/** Returned by `mend` when no part of a value can be kept. */
export const unusable = Symbol('unusable');

export interface Schema<T> {
  /** Whether the value is valid. Allocates nothing: nearly all values are valid. */
  readonly is: (value: unknown) => value is T;
  /** Called with an invalid value: returns what can be kept of it and adds each fault to the list. */
  readonly mend: (value: unknown, path: Path, faults: Fault[]) => T | typeof unusable;
  /** What is allowed, to follow "is not". */
  readonly expected: string;
  readonly jsonSchema: JsonSchema;
}

/** The type of the valid values. */
export type Infer<S> = S extends { readonly is: (value: unknown) => value is infer T } ? T : never;

export interface Reading<T> {
  /** The input itself if valid, a copy without the invalid parts, or undefined if no part is usable. */
  readonly value: T | undefined;
  readonly faults: readonly Fault[];
}

const noFaults: readonly Fault[] = [];

/** Reads a value from outside. */
export function read<T>(schema: Schema<T>, input: unknown): Reading<T> {
  if (schema.is(input)) return { value: input, faults: noFaults };
  const faults: Fault[] = [];
  const value = schema.mend(input, [], faults);
  return { value: value === unusable ? undefined : value, faults };
}

/** A fault as the end of a sentence that begins with the name of the field. */
export const faultMessage = ({ expected, got }: Fault): string =>
  got === missing ? `is missing: expected ${expected}` : `is ${got}, not ${expected}`;

const missing = 'missing';
const shownCharacters = 40;

/** A short description of a value, for the `got` of a fault. */
export function wordsFor(value: unknown): string {
  if (value === undefined) return missing;
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return `an ${typeof value}`;
  return value.length > shownCharacters ? `a string of ${value.length} characters` : JSON.stringify(value);
}

/** Adds a fault; the value is dropped. */
export function reject(value: unknown, expected: string, path: Path, faults: Fault[]): typeof unusable {
  faults.push({ path, expected, got: wordsFor(value) });
  return unusable;
}

/** The same schema with a description for readers of the API. */
export const described = <T>(
  schema: Schema<T>,
  description: string,
): Schema<T> & { readonly description: string } => ({
  ...schema,
  description,
  jsonSchema: { ...schema.jsonSchema, description },
});
