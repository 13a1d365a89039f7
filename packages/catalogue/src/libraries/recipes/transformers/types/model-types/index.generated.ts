/** @module Written by `npm run generate:classes` from transformers 5.23.0. Do not edit. */
import { rows as afRows } from './af.generated.ts';
import { rows as chRows } from './ch.generated.ts';
import { rows as dbRows } from './db.generated.ts';
import { rows as emRows } from './em.generated.ts';
import { rows as giRows } from './gi.generated.ts';
import { rows as gtRows } from './gt.generated.ts';
import { rows as jiRows } from './ji.generated.ts';
import { rows as maRows } from './ma.generated.ts';
import { rows as mpRows } from './mp.generated.ts';
import { rows as onRows } from './on.generated.ts';
import { rows as ppRows } from './pp.generated.ts';
import { rows as raRows } from './ra.generated.ts';
import { rows as shRows } from './sh.generated.ts';
import { rows as trRows } from './tr.generated.ts';
import { rows as vjRows } from './vj.generated.ts';

/** Rows by the letters that the first of them begins with, without separators. */
export const modelTypes: Readonly<Record<string, string>> = {
  af: afRows,
  ch: chRows,
  db: dbRows,
  em: emRows,
  gi: giRows,
  gt: gtRows,
  ji: jiRows,
  ma: maRows,
  mp: mpRows,
  on: onRows,
  pp: ppRows,
  ra: raRows,
  sh: shRows,
  tr: trRows,
  vj: vjRows,
};
