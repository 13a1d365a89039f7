/** @module `npm run bench:inference`: inference snippets compared with `@huggingface/inference` in one run, as ratios. */
import { inferenceSnippets } from '@loadout/catalogue';
import { snippets } from '@huggingface/inference';
import { compare } from '../catalogue/measure.ts';
import { gzipped, importsAsBundles, importsAsInstalled } from '../package-cost.ts';
import { saveResults } from '../saved-results.ts';

/** Targets: how many times faster and smaller ours must be. */
const bars = { speed: 10, size: 4, start: 4 };

const token = 'hf_wireproof';

interface Call {
  readonly task: 'text-generation' | 'text-to-image' | 'zero-shot-classification';
  readonly tags: string[];
  readonly streaming: boolean;
}

const calls: Readonly<Record<string, Call>> = {
  'chat, streaming': { task: 'text-generation', tags: ['conversational'], streaming: true },
  'text-to-image': { task: 'text-to-image', tags: [], streaming: false },
  'zero-shot classification': { task: 'zero-shot-classification', tags: [], streaming: false },
};

const provider = 'hf-inference';

/** A new model in every call, so that nothing is cached. */
let count = 0;
const another = (): string => `acme/tern-${(count += 1)}`;

/** Reads the end of each string, which forces the engine to flatten it; joining them would be part of the timing. */
const seen = (texts: readonly string[]): string => {
  let sum = 0;
  for (const text of texts) sum += text.charCodeAt(text.length - 1);
  return String(sum);
};

const theirs = ({ task, tags, streaming }: Call, id: string): string =>
  seen(
    snippets
      .getInferenceSnippets(
        { id, pipeline_tag: task, tags, inference: '' },
        provider,
        {
          hfModelId: id,
          provider,
          providerId: id,
          status: 'live',
          task: streaming ? 'conversational' : task,
        },
        { streaming, accessToken: token },
      )
      .map(({ content }) => content),
  );

const ours = ({ task, tags, streaming }: Call, id: string): string =>
  seen(
    inferenceSnippets(
      { id, pipeline_tag: task, tags },
      { provider, accessToken: token, ...(streaming && { streaming }) },
    ).map(({ code }) => code.text),
  );

const speeds = Object.entries(calls).map(([name, call]) => {
  const [peer = Number.NaN, own = Number.NaN] = compare({
    peer: () => theirs(call, another()),
    own: () => ours(call, another()),
  }).map(({ nanoseconds }) => nanoseconds / 1000);
  return { name, peer, own };
});
console.log('Models never seen before');
for (const { name, peer, own } of speeds)
  console.log(
    `${name.padEnd(26)} ${peer.toFixed(0)} µs against ${own.toFixed(1)} µs: ${(peer / own).toFixed(1)} times faster (bar: ${bars.speed})`,
  );

const peerBundle = "export { snippets } from '@huggingface/inference';";
const ownBundle = "export { inferenceSnippets } from './packages/catalogue/src/inference/snippets.ts';";
const [peerInstalled = Number.NaN, ownInstalled = Number.NaN] =
  await importsAsInstalled('@huggingface/inference');
const [peerStart = Number.NaN, ownStart = Number.NaN] = await importsAsBundles(peerBundle, ownBundle);
const sizes = {
  size: { peer: await gzipped(peerBundle), own: await gzipped(ownBundle), unit: 'kB gzip', bar: bars.size },
  start: { peer: peerInstalled, own: ownInstalled, unit: 'ms to import as installed', bar: bars.start },
  'start of a bundle': { peer: peerStart, own: ownStart, unit: 'ms to import', bar: undefined },
};
for (const [name, { peer, own, unit, bar }] of Object.entries(sizes))
  console.log(
    `${name.padEnd(26)} ${peer.toFixed(1)} against ${own.toFixed(1)} ${unit}: a ${(peer / own).toFixed(1)}th${bar === undefined ? '' : ` (bar: a ${bar}th)`}`,
  );

saveResults('inference', { node: process.version, arch: process.arch, bars, speeds, sizes });
