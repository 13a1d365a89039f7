/** @module Our declarations are assignable to the peer's: the compiler checks this file. */
import type * as inference from '@huggingface/inference';
import * as peer from '@huggingface/tasks';
import { describe, expect, it } from 'vitest';
import * as ours from './index.ts';

/** Compiles only if `Ours` can be used wherever `Theirs` is expected. */
const accepts = <Theirs>(value: Theirs): Theirs => value;

/** The catalogue has more libraries than the peer, so lists of keys go the other way: theirs are all ours. */
type TaskData = Omit<peer.TaskData, 'libraries'> & { libraries: string[] };
const localAppKeys: peer.LocalAppKey[] = [];

describe('types', () => {
  it('of tasks are those of the peer', () => {
    expect(accepts<peer.PipelineType[]>(ours.PIPELINE_TYPES)).toBeDefined();
    expect(accepts<ReadonlySet<peer.PipelineType>>(ours.PIPELINE_TYPES_SET)).toBeDefined();
    expect(accepts<Record<peer.PipelineType, peer.PipelineData>>(ours.PIPELINE_DATA)).toBeDefined();
    expect(accepts<Record<peer.Modality, string>>(ours.MODALITY_LABELS)).toBeDefined();
    expect(accepts<typeof peer.MODALITIES>(ours.MODALITIES)).toBeDefined();
    expect(accepts<Record<peer.PipelineType, TaskData | undefined>>(ours.TASKS_DATA)).toBeDefined();
    expect(accepts<Record<peer.PipelineType, string[]>>(ours.TASKS_MODEL_LIBRARIES)).toBeDefined();
    expect(accepts<typeof peer.MAPPING_DEFAULT_WIDGET>(ours.MAPPING_DEFAULT_WIDGET)).toBeDefined();
  });

  it('of libraries, apps and hardware are those of the peer', () => {
    expect(
      accepts<Record<peer.ModelLibraryKey, peer.LibraryUiElement>>(ours.MODEL_LIBRARIES_UI_ELEMENTS),
    ).toBeDefined();
    expect(accepts<ours.ModelLibraryKey[]>(peer.ALL_MODEL_LIBRARY_KEYS)).toBeDefined();
    expect(accepts<ours.LocalAppKey[]>(localAppKeys)).toBeDefined();
    expect(accepts<typeof peer.LIBRARY_TASK_MAPPING>(ours.LIBRARY_TASK_MAPPING)).toBeDefined();
    expect(accepts<Record<peer.LocalAppKey, peer.LocalApp>>(ours.LOCAL_APPS)).toBeDefined();
    expect(
      accepts<Record<peer.DatasetLibraryKey, peer.DatasetLibraryUiElement>>(
        ours.DATASET_LIBRARIES_UI_ELEMENTS,
      ),
    ).toBeDefined();
    expect(
      accepts<Record<peer.KernelLibraryKey, peer.KernelLibraryUiElement>>(ours.KERNEL_LIBRARIES_UI_ELEMENTS),
    ).toBeDefined();
    expect(
      accepts<Record<peer.SkuType, Record<string, Record<string, peer.HardwareSpec>>>>(ours.SKUS),
    ).toBeDefined();
    expect(accepts<Record<string, peer.NvidiaHardwareSpec>>(ours.SKUS.GPU.NVIDIA)).toBeDefined();
    expect(accepts<Record<string, peer.AmdGpuHardwareSpec>>(ours.SKUS.GPU.AMD)).toBeDefined();
    expect(accepts<number[]>(ours.DEFAULT_MEMORY_OPTIONS)).toBeDefined();
    expect(accepts<Record<peer.AgentHarnessKey, peer.AgentHarness>>(ours.AGENT_HARNESSES)).toBeDefined();
    expect(
      accepts<
        Record<keyof typeof peer.EVALUATION_FRAMEWORKS, { name: string; description: string; url: string }>
      >(ours.EVALUATION_FRAMEWORKS),
    ).toBeDefined();
    expect(accepts<typeof peer.SPECIAL_TOKENS_ATTRIBUTES>(ours.SPECIAL_TOKENS_ATTRIBUTES)).toBeDefined();
  });

  it('of functions are those of the peer', () => {
    expect(accepts<typeof peer.parseGGUFQuantLabel>(ours.parseGGUFQuantLabel)).toBeDefined();
    expect(accepts<typeof peer.findNearestQuantType>(ours.findNearestQuantType)).toBeDefined();
    expect(accepts<typeof peer.GGUF_QUANT_ORDER>(ours.GGUF_QUANT_ORDER)).toBeDefined();
    expect(accepts<typeof peer.stringifyMessages>(ours.stringifyMessages)).toBeDefined();
    expect(accepts<typeof peer.stringifyGenerationConfig>(ours.stringifyGenerationConfig)).toBeDefined();
    expect(accepts<typeof peer.openAIbaseUrl>(ours.openAIbaseUrl)).toBeDefined();
    expect(accepts<typeof peer.inferenceSnippetLanguages>(ours.inferenceSnippetLanguages)).toBeDefined();
    expect(
      accepts<(model: peer.ModelDataMinimal, noWrap?: boolean, noQuotes?: boolean) => unknown>(
        ours.getModelInputSnippet,
      ),
    ).toBeDefined();
    expect(accepts<typeof inference.snippets.getInferenceSnippets>(ours.getInferenceSnippets)).toBeDefined();
  });
});
