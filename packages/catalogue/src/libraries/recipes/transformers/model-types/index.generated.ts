/** @module Written by `npm run generate:classes` from transformers 5.22.2. Do not edit. */
import { abc } from './abc.generated.ts';
import { def } from './def.generated.ts';
import { ghi } from './ghi.generated.ts';
import { jkl } from './jkl.generated.ts';
import { mno } from './mno.generated.ts';
import { pqr } from './pqr.generated.ts';
import { stu } from './stu.generated.ts';
import { vwxyz } from './vwxyz.generated.ts';

/** Rows by the letters that their model types begin with. */
export const modelTypes: Readonly<Record<string, string>> = { abc, def, ghi, jkl, mno, pqr, stu, vwxyz };
