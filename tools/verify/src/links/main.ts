/** @module `npm run verify:links`: whether the external URLs of snippets and pages still exist. Needs a network. */
import { checkLinks } from './check.ts';
import { outsideAddresses } from './collect.ts';
import { isOffline, linkTable } from './table.ts';

const addresses = outsideAddresses();
// The samples come first: one batch of them tells whether there is a network.
const probe = await checkLinks(addresses.slice(0, 8));
if (isOffline(probe)) {
  console.log(
    `No network: none of ${probe.length} addresses answered, so ${addresses.length} were not checked.`,
  );
  process.exitCode = 2;
} else {
  const links = [...probe, ...(await checkLinks(addresses.slice(probe.length)))];
  for (const line of linkTable(links)) console.log(line);
  process.exitCode = links.some(({ state }) => state === 'gone') ? 1 : 0;
}
