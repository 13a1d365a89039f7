/** @module The tasks' demo images and audio: their URLs in the build, and the size of an image. */
import { readFile } from 'node:fs/promises';
import type { DemoEntry } from '@loadout/catalogue';
import { oncePer } from '../../lib/once.ts';
import { imageSize, type Size } from './image-size.ts';

const folder = '../../../../catalogue/src/tasks/entries/';
const urls = import.meta.glob<string>('../../../../catalogue/src/tasks/entries/*/assets/*', {
  query: '?url',
  import: 'default',
  eager: true,
});

export interface DemoAsset {
  readonly url: string;
  readonly size?: Size;
  /** An image in several widths, as `srcset` has them. */
  readonly widths?: string | undefined;
}

/** A demo entry with its file, where it has one. */
export type ShownDemo = DemoEntry & { readonly asset?: DemoAsset; readonly stillAsset?: DemoAsset };

const assetAt = oncePer(read);

export const demoAsset = (task: string, filename: string): Promise<DemoAsset | undefined> =>
  assetAt(`${task}/assets/${filename}`);

async function read(path: string): Promise<DemoAsset | undefined> {
  const url = urls[folder + path];
  if (url === undefined) return undefined;
  const size = imageSize(await readFile(fileOf(path, url)));
  return size ? { url, size, widths: widthsOf(path, url, size) } : { url };
}

/** In the build, the copy next to it: an installed catalogue comes without images. */
function fileOf(path: string, url: string): URL {
  const [file, base] = import.meta.env.PROD
    ? [`../client${url}`, import.meta.url]
    : [`src/tasks/entries/${path}`, import.meta.resolve('@loadout/catalogue/package.json')];
  return new URL(file, base);
}

function widthsOf(path: string, url: string, { width }: Size): string | undefined {
  const stem = `${folder}${path.replace(/\.avif$/, '')}.w`;
  const copies = Object.entries(urls).flatMap(([file, copy]) =>
    file.startsWith(stem) ? [`${copy} ${file.slice(stem.length).replace('.avif', 'w')}`] : [],
  );
  return copies.length === 0 ? undefined : [...copies, `${url} ${width}w`].join(', ');
}
