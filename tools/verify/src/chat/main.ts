/**
 * @module `npm run verify:chat`: runs the chat snippets with the real clients on a real server, llama.cpp's, which has a
 * tiny model with random weights. The result is in `tools/verify/data/chat.json`.
 */
import { writeFileSync } from 'node:fs';
import { inferenceRequest } from '@loadout/catalogue';
import type { WireCase } from '../wire/case.ts';
import { allCases } from '../wire/cases.ts';
import { proveAll } from '../wire/prove-all.ts';
import { llamaServer, startServer } from './server.ts';

const resultFile = new URL('../../data/chat.json', import.meta.url);

/** Calls at the path that llama.cpp's server has. */
const canAnswer = ({ task, fault, record, options }: WireCase): boolean =>
  task === 'text-generation' &&
  fault === undefined &&
  new URL(inferenceRequest(record, options).url).pathname === '/v1/chat/completions';

await using server = await startServer(llamaServer);
const { data, failures } = await proveAll(
  allCases().filter((each) => canAnswer(each)),
  {
    server: server.url,
    report: ({ name, complaints }) => {
      if (complaints.length > 0) console.log(`FAILED ${name}\n  ${complaints.join('\n  ')}`);
    },
  },
);
const { checkedOn, clients, runs } = data;
console.log(`${runs.length - failures} snippets got an answer, ${failures} did not`);
const names = runs.map(({ provider, variant, language, client, result }) => [
  `${provider} · ${variant} · ${language}/${client}`,
  result,
]);
const result = {
  checkedOn,
  server: { [llamaServer.name]: server.release },
  clients,
  runs: Object.fromEntries(names.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))),
};
writeFileSync(resultFile, `${JSON.stringify(result, null, 2)}\n`);
if (failures > 0) process.exitCode = 1;
