/** @module Written by `npm run generate:classes` from transformers 5.22.2. Do not edit. */
import { fromAf } from './af.generated.ts';
import { fromBr } from './br.generated.ts';
import { fromCp } from './cp.generated.ts';
import { fromDo } from './do.generated.ts';
import { fromFl } from './fl.generated.ts';
import { fromGo } from './go.generated.ts';
import { fromHy } from './hy.generated.ts';
import { fromLe } from './le.generated.ts';
import { fromMg } from './mg.generated.ts';
import { fromMp } from './mp.generated.ts';
import { fromNo } from './no.generated.ts';
import { fromPh } from './ph.generated.ts';
import { fromPv } from './pv.generated.ts';
import { fromRa } from './ra.generated.ts';
import { fromSe } from './se.generated.ts';
import { fromT5 } from './t5.generated.ts';
import { fromVj } from './vj.generated.ts';

/** Rows by the letters that the first of them begins with, without separators. */
export const modelTypes: Readonly<Record<string, string>> = {
  af: fromAf,
  br: fromBr,
  cp: fromCp,
  do: fromDo,
  fl: fromFl,
  go: fromGo,
  hy: fromHy,
  le: fromLe,
  mg: fromMg,
  mp: fromMp,
  no: fromNo,
  ph: fromPh,
  pv: fromPv,
  ra: fromRa,
  se: fromSe,
  t5: fromT5,
  vj: fromVj,
};
