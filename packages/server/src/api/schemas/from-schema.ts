/** @module A schema of the catalogue as OpenAPI has it: its JSON Schema, in the mutable form that the generator takes. */
import type { JsonSchema } from '@loadout/catalogue';

type Changed = 'enum' | 'required' | 'items' | 'properties' | 'anyOf' | 'additionalProperties';

/** An alias, not an interface: the generator's type has an index signature, which interfaces do not match. */
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
