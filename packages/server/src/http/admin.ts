/** @module Rejects writes without the admin token. */
import { hash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { HttpProblem } from './problem.ts';

export const adminOnly =
  (adminToken: string | undefined): MiddlewareHandler =>
  async (c, next) => {
    if (adminToken === undefined) throw writesOff;
    const [, given] = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
    if (given === undefined || !sameToken(given, adminToken)) throw notAdmin;
    await next();
  };

/** Compares digests, which have equal length, so that the time taken does not leak the token. */
const sameToken = (given: string, wanted: string): boolean =>
  timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', wanted, 'buffer'));

const writesOff = new HttpProblem({
  status: 403,
  code: 'writes-off',
  title: 'Writes are off',
  detail: 'This server accepts no writes: it was started without LOADOUT_ADMIN_TOKEN.',
});

const notAdmin = new HttpProblem({
  status: 401,
  code: 'unauthorised',
  title: 'Unauthorised',
  detail: 'Writes need the header Authorization: Bearer with the admin token.',
  headers: { 'www-authenticate': 'Bearer realm="loadout"' },
});
