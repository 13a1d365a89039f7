/** @module Fuzzes the program with mutated records, and counts unclean responses. */
import { fuzzApp } from './fuzz-app.ts';

const shownComplaints = 50;

/** Prints the problems and returns their number. */
export async function fuzz(count: number): Promise<number> {
  const app = await fuzzApp(count);
  try {
    const complaints: string[] = [];
    for (const mutation of app.mutated) complaints.push(...(await app.try(mutation)));
    for (const complaint of complaints.slice(0, shownComplaints)) console.log(`${complaint}\n`);
    console.log(`${count} mutated records, ${complaints.length} problems`);
    return complaints.length;
  } finally {
    await app.close();
  }
}
