/** @module Brings the schema of a PostgreSQL store up to date; several servers may start at once. */

import type { Sql } from 'postgres';
import { pendingSteps } from '../migrations.ts';
import { numberOf } from '../rows.ts';
import type { Connector } from './connection.ts';
import { postgresSteps } from './steps.ts';

export async function migrate(
  sql: Sql,
  { database, schema }: Pick<Connector, 'database' | 'schema'>,
  steps = postgresSteps,
): Promise<void> {
  const layout = sql(`${schema}.layout`);
  await sql.begin('isolation level read committed', async (tx) => {
    await tx`SELECT pg_advisory_xact_lock(hashtextextended(${`loadout ${schema}`}, 0))`;
    // Looked up first: "CREATE … IF NOT EXISTS" wants the right to create even when there is nothing to do.
    const [there] = await tx`
      SELECT to_regnamespace(${schema}) IS NOT NULL AS schema,
             to_regclass(${`${schema}.layout`}) IS NOT NULL AS layout`;
    if (there?.['schema'] !== true) await tx`CREATE SCHEMA ${tx(schema)}`;
    if (there?.['layout'] !== true) {
      await tx`CREATE TABLE ${layout} (version integer NOT NULL)`;
      await tx`INSERT INTO ${layout} VALUES (0)`;
    }
    const [row] = await tx`SELECT version FROM ${layout}`;
    for (const { version, step } of pendingSteps(database, numberOf(row, 'version'), steps)) {
      await tx.unsafe(step.replaceAll('$schema', schema));
      await tx`UPDATE ${layout} SET version = ${version}`;
    }
  });
}
