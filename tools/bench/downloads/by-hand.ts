/** @module The same count in plain JavaScript: one thread, results of the rules cached by library and path. */
import { createReadStream } from 'node:fs';
import { downloadRule, libraries, type Library, matcher } from '@loadout/catalogue';

const months = 'JanFebMarAprMayJunJulAugSepOctNovDec';
const marker = '/resolve/';

type Judge = (library: string, path: string) => boolean;

function rememberedVerdicts(): Judge {
  const table: Readonly<Record<string, Library>> = libraries;
  const matchers = new Map(
    Object.entries(table).map(([key, { countDownloads }]) => [key, matcher(downloadRule(countDownloads))]),
  );
  const known = new Map<string, boolean>();
  return (library, path) => {
    const key = `${library}\n${path}`;
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const verdict = matchers.get(library)?.(path) ?? false;
    known.set(key, verdict);
    return verdict;
  };
}

/** The window of a time such as `01/Mar/2026:00:00:00`. */
function slotOf(stamp: string, windowSeconds: number): number {
  const day = Date.UTC(
    Number(stamp.slice(7, 11)),
    months.indexOf(stamp.slice(3, 6)) / 3,
    Number(stamp.slice(0, 2)),
  );
  const clock =
    Number(stamp.slice(12, 14)) * 3600 + Number(stamp.slice(15, 17)) * 60 + Number(stamp.slice(18, 20));
  return Math.floor((day / 1000 + clock) / windowSeconds);
}

export async function countByHand(
  file: string,
  libraryOf: (repository: number) => string,
  windowSeconds: number,
): Promise<number> {
  const counts = rememberedVerdicts();
  const seen = new Set<string>();
  const line = (text: string): void => {
    const quote = text.indexOf('"');
    const closing = text.indexOf('" ', quote + 1);
    const status = text.charCodeAt(closing + 2);
    // 2xx and 3xx.
    if (status !== 0x32 && status !== 0x33) return;
    const marked = text.indexOf(marker, quote);
    if (marked === -1 || marked > closing) return;
    const repository = text.slice(quote + 6, marked);
    const path = text.slice(text.indexOf('/', marked + marker.length) + 1, text.lastIndexOf(' ', closing));
    const library = libraryOf(Number(repository.slice(repository.lastIndexOf('-') + 1)));
    if (!counts(library, path)) return;
    const stamp = text.indexOf('[') + 1;
    const slot = slotOf(text.slice(stamp, stamp + 20), windowSeconds);
    seen.add(`${repository} ${slot} ${text.slice(0, text.indexOf(' '))}`);
  };
  let rest = '';
  for await (const chunk of createReadStream(file, { encoding: 'latin1', highWaterMark: 1 << 20 })) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    for (const each of lines) line(each);
  }
  if (rest !== '') line(rest);
  return seen.size;
}
