/** @module Creates or upgrades the schema of a PostgreSQL store; several servers may start at once. */

import type { Client } from 'pg';
import { pendingSteps, type Upgrade, upgradeOf } from '../migrations.ts';
import { numberOf, type Row } from '../rows.ts';
import type { Connector } from './connection.ts';
import { postgresSteps } from './steps.ts';

/** Returns the upgrade, if there was one. */
export async function migrate(
  client: Client,
  { database, schema }: Pick<Connector, 'database' | 'schema'>,
  steps = postgresSteps,
): Promise<Upgrade | undefined> {
  const run = async (text: string, values: unknown[] = []): Promise<Row | undefined> =>
    (await client.query<Row>(text, values)).rows[0];
  await client.query('BEGIN ISOLATION LEVEL READ COMMITTED');
  try {
    await run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`loadout ${schema}`]);
    // `CREATE … IF NOT EXISTS` requires the CREATE privilege even if the schema exists.
    const there = await run(
      'SELECT to_regnamespace($1) IS NOT NULL AS schema, to_regclass($2) IS NOT NULL AS layout',
      [schema, `${schema}.layout`],
    );
    if (there?.['schema'] !== true) await client.query(`CREATE SCHEMA ${schema}`);
    if (there?.['layout'] !== true) {
      await client.query(`CREATE TABLE ${schema}.layout (version integer NOT NULL)`);
      await client.query(`INSERT INTO ${schema}.layout VALUES (0)`);
    }
    const from = numberOf(await run(`SELECT version FROM ${schema}.layout`), 'version');
    for (const { version, step } of pendingSteps(database, from, steps)) {
      await client.query(step.replaceAll('$schema', schema));
      await run(`UPDATE ${schema}.layout SET version = $1`, [version]);
    }
    await client.query('COMMIT');
    return upgradeOf(database, from, steps.length);
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
