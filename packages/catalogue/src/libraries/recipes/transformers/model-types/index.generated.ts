/** @module Written by `npm run generate:classes` from transformers 5.23.0. Do not edit. */
import { fromAf } from './af.generated.ts';
import { fromCh } from './ch.generated.ts';
import { fromDb } from './db.generated.ts';
import { fromEm } from './em.generated.ts';
import { fromGi } from './gi.generated.ts';
import { fromGt } from './gt.generated.ts';
import { fromJi } from './ji.generated.ts';
import { fromMa } from './ma.generated.ts';
import { fromMp } from './mp.generated.ts';
import { fromOn } from './on.generated.ts';
import { fromPp } from './pp.generated.ts';
import { fromRa } from './ra.generated.ts';
import { fromSh } from './sh.generated.ts';
import { fromTr } from './tr.generated.ts';
import { fromVj } from './vj.generated.ts';

/** Rows by the letters that the first of them begins with, without separators. */
export const modelTypes: Readonly<Record<string, string>> = {
  af: fromAf,
  ch: fromCh,
  db: fromDb,
  em: fromEm,
  gi: fromGi,
  gt: fromGt,
  ji: fromJi,
  ma: fromMa,
  mp: fromMp,
  on: fromOn,
  pp: fromPp,
  ra: fromRa,
  sh: fromSh,
  tr: fromTr,
  vj: fromVj,
};
