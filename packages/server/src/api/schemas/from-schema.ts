/** @module Converts a catalogue schema to the mutable JSON Schema type of the OpenAPI generator. */
import type { JsonSchema } from '@loadout/catalogue';

type Changed = 'enum' | 'required' | 'items' | 'properties' | 'anyOf' | 'additionalProperties';

/** A type alias, because an interface does not match the index signature of the generator's type. */
export type OpenApiSchema = Omit<JsonSchema, Changed> & {
  enum?: string[];
  required?: string[];
  items?: OpenApiSchema;
  properties?: Record<string, OpenApiSchema>;
  anyOf?: OpenApiSchema[];
  additionalProperties?: boolean | OpenApiSchema;
};

export function openApiSchema(schema: JsonSchema): OpenApiSchema {
  const { enum: words, required, items, properties, anyOf, additionalProperties, ...rest } = schema;
  return {
    ...rest,
    ...(words && { enum: [...words] }),
    ...(required && { required: [...required] }),
    ...(items && { items: openApiSchema(items) }),
    ...(properties && { properties: openApiSchemas(properties) }),
    ...(anyOf && { anyOf: anyOf.map(openApiSchema) }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'boolean'
          ? additionalProperties
          : openApiSchema(additionalProperties),
    }),
  };
}

export const openApiSchemas = (
  schemas: Readonly<Record<string, JsonSchema>>,
): Record<string, OpenApiSchema> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, openApiSchema(schema)]));
