/** @module A JSON schema as rows people can read: one for each field, with its type and what it means. */

/** As much of JSON schema as the tasks use. */
export interface Schema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly contentEncoding?: string;
  readonly examples?: readonly unknown[];
}

export interface Field {
  /** For example `messages[].role`. */
  readonly path: string;
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
}

/** One way a payload may look. */
export interface Variant {
  readonly description: string;
  readonly type: string;
  readonly fields: readonly Field[];
}

export const variantsOf = (schema: Schema): readonly Variant[] =>
  (schema.anyOf ?? [schema]).map((variant) => ({
    description: variant.description ?? schema.description ?? '',
    type: typeOf(variant),
    fields: fieldsOf(variant, ''),
  }));

function fieldsOf(schema: Schema, prefix: string): readonly Field[] {
  if (schema.items) return fieldsOf(schema.items, `${prefix}[]`);
  const fields: Field[] = [];
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    const required = schema.required?.includes(name) ?? false;
    fields.push({ path, type: typeOf(property), required, description: property.description ?? '' });
    fields.push(...fieldsOf(property, path));
  }
  return fields;
}

function typeOf(schema: Schema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ');
  if (schema.items) return `${typeOf(schema.items)}[]`;
  if (schema.contentEncoding !== undefined) return `${schema.type ?? 'string'} (${schema.contentEncoding})`;
  return (schema.type ?? 'any') + rangeOf(schema);
}

function rangeOf({ minimum, maximum }: Schema): string {
  if (minimum !== undefined && maximum !== undefined) return ` ${minimum} to ${maximum}`;
  if (minimum !== undefined) return ` ≥ ${minimum}`;
  return maximum === undefined ? '' : ` ≤ ${maximum}`;
}
