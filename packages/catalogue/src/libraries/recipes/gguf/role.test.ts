import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../../../records/model.ts';
import { ggufReason, ggufRoleOf, ggufRoleReason } from './role.ts';

const model = (record: Partial<ModelRecord>): ModelRecord => ({ id: 'ada/tide', ...record });
const files = (...names: readonly string[]) => ({ siblings: names.map((rfilename) => ({ rfilename })) });

describe('what GGUF files do', () => {
  it.each<[Partial<ModelRecord>, string | undefined]>([
    [{ tags: ['gguf'] }, 'write'],
    [{ id: 'ada/bge-small-GGUF' }, 'embed'],
    [{ id: 'ada/bge-small-GGUF', pipeline_tag: 'text-generation' }, 'write'],
    [{ tags: ['gguf'], pipeline_tag: 'feature-extraction' }, 'embed'],
    [{ tags: ['gguf'], pipeline_tag: 'sentence-similarity' }, 'embed'],
    [{ id: 'ada/bge-reranker-v2-GGUF', tags: ['gguf'] }, 'rank'],
    [{ tags: ['gguf'], pipeline_tag: 'text-to-image' }, undefined],
    [{ tags: ['gguf', 'text-to-image'] }, undefined],
    [{ tags: ['gguf', 'text-to-image'], pipeline_tag: 'text-generation' }, 'write'],
    [{ tags: ['gguf', 'conversational'], pipeline_tag: 'robotics' }, 'write'],
    [{ tags: ['gguf'], pipeline_tag: 'robotics' }, undefined],
    [{ tags: ['gguf', 'conversational'], pipeline_tag: 'text-to-speech' }, undefined],
    [{ tags: ['gguf'], library_name: 'diffusers' }, undefined],
    [{ tags: ['gguf'], library_name: 'q4nx' }, undefined],
    [{ id: 'ada/FLUX.1-tide-GGUF' }, undefined],
    [{ id: 'ada/Tide-TTS-GGUF', tags: ['gguf'] }, undefined],
    [{ id: 'ada/Tide-TTS-GGUF', tags: ['gguf', 'conversational'] }, 'write'],
    [{ id: 'W-Zil/Krea2_Turbo_LowVram_AllFiles_WorkFlows', tags: ['gguf', 'conversational'] }, undefined],
    [{ id: 'for-comfyui/comfyui-data', tags: ['gguf', 'conversational'] }, undefined],
    [{ id: 'ada/Qwen3-4b-Z-Image-Engineer', tags: ['gguf', 'conversational'] }, 'write'],
    [{ id: 'ada/wandering-tide-GGUF' }, 'write'],
    [{ id: 'ada/tide-1.7b-rknn3-rk1828', tags: ['gguf', 'conversational'] }, undefined],
    [{ id: 'ada/Tide-27B-DFlash2-GGUF' }, undefined],
    [{ id: 'ada/tide-draft-0.6B', pipeline_tag: 'text-generation', tags: ['gguf'] }, undefined],
    [{ id: 'ada/Tide-27B-LoRA-GGUF', gguf: { total: 69_206_016 } }, undefined],
    [{ library_name: 'Llama.cpp' }, 'write'],
    [files('tide-Q8_0.gguf'), 'write'],
    [files('mmproj-F16.gguf'), undefined],
    [files('tide-mix-IQ4_K.gguf', 'tide-IQ2_KT.gguf'), undefined],
    [files('tide-IQ4_KSS.gguf', 'imatrix-tide-Q8_0.gguf'), undefined],
    [files('IQ1_S_R4/tide-IQ1_S_R4-00001-of-00002.gguf'), undefined],
    [files('tide-IQ4_KS.gguf', 'tide-Q8_0.gguf'), 'write'],
    [files('tide-IQ4_K_M.gguf'), 'write'],
    [{ library_name: 'ik_llama.cpp' }, undefined],
    [{ tags: ['gguf', 'ik_llama.cpp'] }, undefined],
    [{ id: 'ada/tide-i1-IQ4_KS_KT-GGUF' }, undefined],
    [{ id: 'ada/Tide-27B-ROCmFPX-Q8_0-AGENT-GGUF', tags: ['gguf', 'rocmfpx'] }, undefined],
    [{ id: 'ada/Tide-27B-Q4_K_M-GGUF', tags: ['gguf', 'rocmfpx'] }, 'write'],
    [files('tide-Q4_0_ROCMFP4.gguf'), undefined],
    [{ tags: ['gguf', 'ik_llama.cpp'], ...files('tide-Q8_0.gguf') }, 'write'],
    [{ tags: ['gguf', 'modernbert'], pipeline_tag: 'text-classification' }, 'embed'],
    [{ tags: ['gguf', 'feature-extraction'], pipeline_tag: 'text-classification' }, 'embed'],
    [{ tags: ['gguf', 'feature-extraction'], pipeline_tag: 'text-generation' }, 'write'],
    [{ tags: ['gguf', 'bert', 'conversational'] }, 'write'],
    [{ gguf: { total: 1 } }, 'write'],
    [{}, undefined],
  ])('of %j: %s', (record, role) => {
    expect(ggufRoleOf(model(record))).toBe(role);
  });

  it('is explained in one sentence', () => {
    expect(ggufReason(model({ tags: ['gguf'] }))).toContain('a language model');
    expect(ggufReason(model({ id: 'ada/bge-GGUF' }))).toBeUndefined();
    expect(ggufRoleReason(model({ id: 'ada/bge-GGUF' }))).toContain('an embedding model');
    expect(ggufRoleReason(model({}))).toBeUndefined();
  });
});
