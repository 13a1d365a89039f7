/** @module Replaces the example ids of the OpenAPI document by ids of records that this server has. */
import type { RepoKind } from '@loadout/hub';
import type { Services } from '../services.ts';
import type { ReferenceOperation } from './operations.ts';

const kinds: Readonly<Record<string, RepoKind>> = { models: 'model', datasets: 'dataset', spaces: 'space' };

/** How many records are searched for an id with, or without, an owner. */
const searched = 1_000;

export async function withKnownId(
  services: Pick<Services, 'list'>,
  operation: ReferenceOperation,
): Promise<ReferenceOperation> {
  const [, plural = '', rest = ''] = /^\/api\/(models|datasets|spaces)\/(.+)/u.exec(operation.path) ?? [];
  const kind = kinds[plural];
  if (kind === undefined) return operation;
  const hasOwner = rest.startsWith('{owner}');
  const listed = await services.list(kind, { skip: 0, limit: searched });
  const known = listed.find(({ id }) => id.includes('/') === hasOwner);
  if (!known) return operation;
  const parts = known.id.split('/');
  const values: Readonly<Record<string, string | undefined>> = { owner: parts[0], name: parts.at(-1) };
  return {
    ...operation,
    parameters: operation.parameters.map((parameter) =>
      Object.assign({}, parameter, { example: values[parameter.name] ?? parameter.example }),
    ),
  };
}
