/** @module What a page loads for one record: the files of a split bundle that are read until its snippets are there. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { forSites } from '../package-cost.ts';

export interface PageCost {
  /** Kilobytes (gzip, each file by itself) before the first record is read, and with all that it needs. */
  readonly first: number;
  readonly all: number;
  readonly files: number;
}

interface Page {
  readonly show: (record: unknown) => unknown;
}

/** A folder of files that a page loads; each visit loads them anew. */
export class SplitPage {
  private readonly folder = mkdtempSync(join(tmpdir(), 'loadout-page-'));
  private readonly sizes = new Map<string, number>();
  private visits = 0;

  /** `contents` exports `show`, which gives the snippets of a record. */
  async build(contents: string): Promise<void> {
    await build({ ...forSites(contents), splitting: true, outdir: this.folder, write: true });
  }

  async visit(record: unknown): Promise<PageCost> {
    const loaded = new Set<string>();
    this.visits += 1;
    const mark = `?visit=${this.visits}`;
    const base = pathToFileURL(this.folder).href;
    const hooks = registerHooks({
      resolve(specifier, context, next) {
        const found = next(specifier, context);
        return found.url.startsWith(base) ? { ...found, url: found.url.replace(/(?:\?.*)?$/, mark) } : found;
      },
      load(url, context, next) {
        if (url.startsWith(base)) loaded.add(url);
        return next(url, context);
      },
    });
    try {
      const page: Page = await import(`${pathToFileURL(join(this.folder, 'stdin.js')).href}${mark}`);
      const first = this.sizeOf(loaded);
      await page.show(record);
      return { first, all: this.sizeOf(loaded), files: loaded.size };
    } finally {
      hooks.deregister();
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private sizeOf(urls: ReadonlySet<string>): number {
    let sum = 0;
    for (const url of urls) {
      const path = fileURLToPath(url.replace(/\?.*$/, ''));
      const size = this.sizes.get(path) ?? gzipSync(readFileSync(path), { level: 9 }).length / 1000;
      this.sizes.set(path, size);
      sum += size;
    }
    return sum;
  }
}
