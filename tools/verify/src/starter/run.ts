/** @module Compares the starter set with the records of a path and prints the faults. */
import { readFileSync } from 'node:fs';
import { readModel, type RepositoryRecord } from '@loadout/catalogue';
import { readRecords, recordFiles, starterFolder } from '../records/read-records.ts';
import { suites } from '../suites.ts';
import { type Documented, starterFaults, unusedEntries, witnessLines } from './check.ts';
import { completenessLine, completenessOf } from './completeness.ts';
import { confirmedBy } from './known-ids.ts';

const readDocumented = (): Documented => {
  const data: Documented = JSON.parse(
    readFileSync(new URL('../../data/starter.json', import.meta.url), 'utf8'),
  );
  return data;
};

/** Returns the number of faults. */
export async function checkStarter(path: string): Promise<number> {
  const documented = readDocumented();
  const all: RepositoryRecord[] = [];
  const faults: string[] = [];
  for (const suite of suites) {
    const records: RepositoryRecord[] = [];
    for (const file of recordFiles(suite, starterFolder)) {
      for await (const record of readRecords(file)) records.push(readModel(record).model);
    }
    faults.push(...starterFaults(records, await confirmedBy(suite, path), documented));
    const completeness = completenessOf(suite.records, records);
    console.log(completenessLine(suite.records, completeness));
    faults.push(...completeness.faults);
    all.push(...records);
  }
  faults.push(...unusedEntries(all, documented));
  for (const line of [...witnessLines(documented), ...faults]) console.log(line);
  console.log(`${all.length} records of the starter set, ${faults.length} faults`);
  return faults.length;
}
