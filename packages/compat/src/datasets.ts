/** @module Libraries for datasets and kernels, and evaluation frameworks. */
import {
  type DatasetLibrary,
  datasetLibraries,
  type EvaluationFrameworkId,
  evaluationFrameworks,
  kernelLibraries,
  type KernelLibraryKey,
  keysOf,
} from '@loadout/catalogue';
import { byKey } from './mutable.ts';

export type { KernelLibraryKey } from '@loadout/catalogue';
export type DatasetLibraryKey = keyof typeof datasetLibraries;

export interface DatasetLibraryUiElement {
  prettyLabel: string;
  repoName: string;
  repoUrl: string;
  docsUrl?: string;
}

export interface KernelLibraryUiElement extends DatasetLibraryUiElement {
  snippets?: (kernelId: string, version?: number) => string[];
}

const datasets: Readonly<Record<DatasetLibraryKey, DatasetLibrary>> = datasetLibraries;

export const DATASET_LIBRARIES_UI_ELEMENTS: Record<DatasetLibraryKey, DatasetLibraryUiElement> =
  /* @__PURE__ */ byKey(keysOf(datasets), (key) => {
    const { prettyLabel, repoName, repoUrl, docsUrl } = datasets[key];
    return { prettyLabel, repoName, repoUrl, docsUrl };
  });

export const KERNEL_LIBRARIES_UI_ELEMENTS: Record<KernelLibraryKey, KernelLibraryUiElement> =
  /* @__PURE__ */ byKey(keysOf(kernelLibraries), (key) => {
    const { prettyLabel, repoName, repoUrl, docsUrl, snippets } = kernelLibraries[key];
    return {
      prettyLabel,
      repoName,
      repoUrl,
      docsUrl,
      snippets: (kernelId, version) =>
        snippets(kernelId, version === undefined ? {} : { version }).map(({ code }) => code.text),
    };
  });

export const EVALUATION_FRAMEWORKS: Readonly<
  Record<EvaluationFrameworkId, { readonly name: string; readonly description: string; readonly url: string }>
> = evaluationFrameworks;
