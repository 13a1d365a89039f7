/** @module The judged queries on both engines over the same records: nDCG@5 of each, and whether the results are equal. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServices, readSettings, type Services } from '@loadout/server';
import { judged, qualityOf, sitePages } from '../../../bench/find/judged.ts';
import { fillStore, servicesOf } from '../../../bench/find/store.ts';

interface EngineQuality {
  readonly engine: 'memory' | 'cluster';
  /** Share with a wanted result first. */
  readonly passed: number;
  readonly ndcg5: number;
}

export interface QualityResult {
  readonly records: number;
  readonly queries: number;
  readonly engines: readonly EngineQuality[];
  /** Queries whose first five results differ. */
  readonly different: readonly string[];
}

export async function compareQuality(url: string, records: number): Promise<QualityResult> {
  const folder = mkdtempSync(join(tmpdir(), 'loadout-search-'));
  try {
    await fillStore(folder, records, false);
    const memory = await servicesOf(folder);
    const cluster = await createServices(
      readSettings(
        {
          LOADOUT_DATA: folder,
          LOADOUT_SEARCH_URL: url,
          LOADOUT_SEARCH_INDEX: 'quality',
          LOADOUT_SEARCH_TIMEOUT: '60',
        },
        folder,
      ),
    );
    try {
      return await compared(memory, cluster);
    } finally {
      await memory.close();
      await cluster.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compared(memory: Services, cluster: Services): Promise<QualityResult> {
  const pages = await sitePages();
  const first = new Map<string, string>();
  const different: string[] = [];
  const measured = async (engine: EngineQuality['engine'], services: Services): Promise<EngineQuality> => {
    const { passed, ndcg5 } = await qualityOf(async (text) => {
      const answer = await services.find({ text, pages });
      const paths = answer.results.slice(0, 5).map(({ path }) => path);
      const known = first.get(text) ?? paths.join(' ');
      first.set(text, known);
      if (known !== paths.join(' ')) different.push(text);
      return answer;
    });
    return { engine, passed, ndcg5 };
  };
  const engines = [await measured('memory', memory), await measured('cluster', cluster)];
  const { model, dataset, space } = memory.holdings().records;
  return { records: model + dataset + space, queries: judged.length, engines, different };
}
