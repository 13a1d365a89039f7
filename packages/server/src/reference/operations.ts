/** @module The operations of the OpenAPI document, as the API reference shows them. */
import { z } from 'zod';

const schema = z.looseObject({
  $ref: z.string().optional(),
  type: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  default: z.unknown().optional(),
  example: z.unknown().optional(),
  description: z.string().optional(),
});

const operationSchema = z.looseObject({
  summary: z.string(),
  description: z.string().optional(),
  tags: z.array(z.string()).min(1),
  parameters: z
    .array(
      z.looseObject({
        name: z.string(),
        in: z.enum(['path', 'query', 'header', 'cookie']),
        required: z.boolean().optional(),
        description: z.string().optional(),
        example: z.unknown().optional(),
        schema,
      }),
    )
    .default([]),
  requestBody: z
    .looseObject({ content: z.record(z.string(), z.looseObject({ schema: schema.optional() })) })
    .optional(),
  responses: z.record(
    z.string(),
    z.looseObject({
      description: z.string(),
      content: z.record(z.string(), z.looseObject({ schema: schema.optional() })).optional(),
    }),
  ),
  security: z.array(z.unknown()).optional(),
});

const documentSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operationSchema.optional())),
  components: z.looseObject({ schemas: z.record(z.string(), schema).default({}) }),
});

export interface ReferenceParameter {
  readonly name: string;
  readonly place: 'path' | 'query';
  readonly required: boolean;
  readonly description: string;
  /** Type, or the values it may have. */
  readonly type: string;
  readonly example: string | undefined;
}

/** A response as the document describes it. */
export interface DocumentedResponse {
  readonly status: number;
  readonly mediaType: string;
  /** The example of its schema; may be empty. */
  readonly text: string;
}

export interface ReferenceOperation {
  /** `get-api-tasks-id` */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** The path for ids without an owner. */
  readonly ownerlessPath: string | undefined;
  readonly tag: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly needsToken: boolean;
  readonly parameters: readonly ReferenceParameter[];
  /** The body of the example request. */
  readonly body: string | undefined;
  readonly responses: readonly { readonly status: string; readonly description: string }[];
  readonly success: DocumentedResponse;
}

type Schema = z.infer<typeof schema>;
type Operation = z.infer<typeof operationSchema>;
type Resolve = (one: Schema | undefined) => Schema | undefined;

const withoutOwner = (path: string): string => path.replace('{owner}/', '');

/** Paths for ids without an owner are named with those that have one. */
export function operationsOf(document: unknown): readonly ReferenceOperation[] {
  const { paths, components } = documentSchema.parse(document);
  const resolved: Resolve = (one) =>
    one?.$ref === undefined ? one : components.schemas[one.$ref.split('/').at(-1) ?? ''];
  const ownerless = new Set(
    Object.keys(paths).flatMap((path) => (path.includes('{owner}/') ? [withoutOwner(path)] : [])),
  );
  return Object.entries(paths).flatMap(([path, methods]) =>
    ownerless.has(path)
      ? []
      : Object.entries(methods).flatMap(([method, operation]) =>
          operation ? [operationOf(path, method, operation, resolved)] : [],
        ),
  );
}

function operationOf(
  path: string,
  method: string,
  operation: Operation,
  resolved: Resolve,
): ReferenceOperation {
  const body = resolved(operation.requestBody?.content['application/json']?.schema);
  return {
    id: `${method}${path}`.replaceAll(/[^a-z0-9]+/giu, '-').replace(/-$/u, ''),
    method: method.toUpperCase(),
    path,
    ownerlessPath: path.includes('{owner}/') ? withoutOwner(path) : undefined,
    tag: operation.tags[0] ?? '',
    summary: operation.summary,
    description: operation.description,
    needsToken: (operation.security ?? []).length > 0,
    parameters: operation.parameters.flatMap((parameter) => {
      const { name, in: place } = parameter;
      if (place !== 'path' && place !== 'query') return [];
      const facts = resolved(parameter.schema) ?? {};
      return [
        {
          name,
          place,
          required: parameter.required === true,
          description: parameter.description ?? facts.description ?? '',
          type: typeOf(facts),
          example: textOf(parameter.example ?? facts.example),
        },
      ];
    }),
    body: body?.example === undefined ? undefined : JSON.stringify(body.example, null, 2),
    responses: Object.entries(operation.responses).map(([status, { description }]) => ({
      status,
      description,
    })),
    success: successOf(operation, resolved),
  };
}

function successOf({ responses }: Operation, resolved: Resolve): DocumentedResponse {
  const [status = '200', response] =
    Object.entries(responses).findLast(([code]) => code.startsWith('2')) ?? [];
  const [mediaType = '', content] = Object.entries(response?.content ?? {})[0] ?? [];
  const example = resolved(content?.schema)?.example;
  return {
    status: Number(status),
    mediaType,
    text: example === undefined ? '' : JSON.stringify(example, null, 2),
  };
}

const typeOf = ({ type, enum: values }: Schema): string =>
  values ? values.map(String).join(', ') : typeof type === 'string' ? type : '';

/** A list has one value in the example. */
function textOf(example: unknown): string | undefined {
  const one: unknown = Array.isArray(example) ? example[0] : example;
  return typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean'
    ? String(one)
    : undefined;
}
