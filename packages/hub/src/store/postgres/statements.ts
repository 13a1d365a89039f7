/** @module The SQL of a PostgreSQL store. */

import { mostPageCharacters } from '../page-size.ts';
import type { Statement } from './sessions.ts';

export type Statements = ReturnType<typeof statementsOf>;

export function statementsOf(schema: string) {
  const record = `${schema}.record`;
  const tombstone = `${schema}.tombstone`;
  const bookmark = `${schema}.bookmark`;
  const state = `${schema}.state`;
  const card = `${schema}.card`;
  const sighting = `${schema}.sighting`;
  const columns = 'seq, kind, id, json';
  const withCard = (records: string): string => `
    SELECT given.seq, given.kind, given.id, given.json, card.fields AS card_fields
    FROM (${records}) AS given LEFT JOIN ${card} AS card ON card.kind = given.kind AND card.key = given.key`;
  return {
    find: named(
      'find',
      withCard(`SELECT ${columns}, key FROM ${record} WHERE kind = $1 AND key = ANY ($2::text[])`),
    ),
    pageOfKind: named(
      'pageOfKind',
      `${withCard(
        sized(
          `SELECT ${columns}, key FROM ${record} WHERE kind = $1 AND key > $2 ORDER BY key LIMIT $3`,
          'key',
        ),
      )}
      ORDER BY given.key`,
    ),
    pageOfAll: named(
      'pageOfAll',
      `${withCard(
        sized(
          `SELECT ${columns}, key FROM ${record} WHERE (kind, key) > ($1, $2) ORDER BY kind, key LIMIT $3`,
          'kind, key',
        ),
      )}
      ORDER BY given.kind, given.key`,
    ),
    changes: named(
      'changes',
      sized(
        `
      (${withCard(`SELECT ${columns}, key FROM ${record} WHERE seq > $1::bigint ORDER BY seq LIMIT $2::int`)})
      UNION ALL
      (SELECT seq, kind, id, NULL, NULL FROM ${tombstone} WHERE seq > $1::bigint ORDER BY seq LIMIT $2::int)
      ORDER BY seq LIMIT $2::int`,
        'seq',
      ),
    ),
    head: named('head', `SELECT head FROM ${state}`),
    identity: named('identity', `SELECT identity FROM ${state}`),
    count: named('count', `SELECT count(*) AS n FROM ${record} WHERE kind = $1`),
    bookmark: named('bookmark', `SELECT value FROM ${bookmark} WHERE key = $1`),
    lockHead: named('lockHead', `SELECT head FROM ${state} FOR UPDATE`),
    moveHead: named(
      'moveHead',
      `
      WITH moved AS (UPDATE ${state} SET head = $1::bigint RETURNING head)
      SELECT pg_notify($2, head::text) FROM moved`,
    ),
    write: named(
      'write',
      `
      WITH given AS (
        SELECT * FROM unnest($2::text[], $3::text[], $4::text[], $5::text[])
          WITH ORDINALITY AS given (kind, key, id, json, place)
      ), changed AS (
        SELECT given.kind, given.key, given.id, given.json, there.seq IS NULL AS fresh,
               $1::bigint + row_number() OVER (ORDER BY place) AS seq
        FROM given LEFT JOIN ${record} AS there ON there.kind = given.kind AND there.key = given.key
        WHERE there.seq IS NULL OR there.id <> given.id OR there.json <> given.json
      ), restored AS (
        DELETE FROM ${tombstone} AS deleted USING changed
        WHERE deleted.kind = changed.kind AND deleted.key = changed.key
      ), written AS (
        INSERT INTO ${record} (kind, key, id, json, seq)
        SELECT kind, key, id, json, seq FROM changed
        ON CONFLICT (kind, key) DO UPDATE SET id = excluded.id, json = excluded.json, seq = excluded.seq
      )
      SELECT count(*) FILTER (WHERE fresh) AS inserted, count(*) FILTER (WHERE NOT fresh) AS updated FROM changed`,
    ),
    remove: named(
      'remove',
      `
      WITH removed AS (
        DELETE FROM ${record} WHERE kind = $2 AND key = ANY ($3::text[]) RETURNING kind, key, id
      ), forgotten AS (
        DELETE FROM ${sighting} WHERE kind = $2 AND key = ANY ($3::text[])
      ), deleted AS (
        INSERT INTO ${tombstone} (kind, key, id, seq)
        SELECT kind, key, id, $1::bigint + row_number() OVER (ORDER BY key) FROM removed RETURNING 1
      )
      SELECT count(*) AS n FROM deleted`,
    ),
    card: named('card', `SELECT * FROM ${card} WHERE kind = $1 AND key = $2`),
    cardTexts: named(
      'cardTexts',
      `
      SELECT kind, key, markdown FROM ${card}
      WHERE (kind, key) IN (SELECT * FROM unnest($1::text[], $2::text[]))`,
    ),
    setCard: named(
      'setCard',
      `
      INSERT INTO ${card} (kind, key, id, fields, revision, origin, checked, markdown, rendered)
      VALUES ($1, $2, $3, $4, $5, $6, $7::bigint, $8, $9)
      ON CONFLICT (kind, key) DO UPDATE SET id = excluded.id, fields = excluded.fields,
        revision = excluded.revision, origin = excluded.origin, checked = excluded.checked,
        markdown = excluded.markdown, rendered = excluded.rendered`,
    ),
    dropCards: named(
      'dropCards',
      `DELETE FROM ${card} WHERE kind = $1 AND key = ANY ($2::text[]) RETURNING fields, markdown`,
    ),
    moveToEnd: named(
      'moveToEnd',
      `UPDATE ${record} SET seq = $1::bigint WHERE kind = $2 AND key = $3 RETURNING seq`,
    ),
    setBookmark: named(
      'setBookmark',
      `
      INSERT INTO ${bookmark} (key, value) VALUES ($1, $2)
      ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    ),
    sight: named(
      'sight',
      `
      INSERT INTO ${sighting} (kind, key, day, at, downloads, likes)
      SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::bigint[])
      ON CONFLICT (kind, key, day)
      DO UPDATE SET at = excluded.at, downloads = excluded.downloads, likes = excluded.likes`,
    ),
    trimHistories: named(
      'trimHistories',
      `
      DELETE FROM ${sighting} AS old USING (
        SELECT kind, key, day, row_number() OVER (PARTITION BY kind, key ORDER BY day DESC) AS place
        FROM ${sighting} WHERE (kind, key) IN (SELECT * FROM unnest($1::text[], $2::text[]))
      ) AS ranked
      WHERE old.kind = ranked.kind AND old.key = ranked.key AND old.day = ranked.day AND place > $3::int`,
    ),
    histories: named(
      'histories',
      `SELECT key, at, downloads, likes FROM ${sighting} WHERE kind = $1 AND key = ANY ($2::text[]) ORDER BY day`,
    ),
    dropBookmark: named('dropBookmark', `DELETE FROM ${bookmark} WHERE key = $1`),
  };
}

const named = (name: string, text: string): Statement => ({ name, text });

/** Ends the rows, which are ordered by `order`, with the one that reaches the size of a page. */
const sized = (rows: string, order: string): string => `
  SELECT * FROM (
    SELECT *, coalesce(sum(octet_length(json)) OVER (ORDER BY ${order}), 0) - coalesce(octet_length(json), 0) AS earlier
    FROM (${rows}) AS page
  ) AS sized WHERE earlier < ${mostPageCharacters} ORDER BY ${order}`;
