import { ps, sh } from '../../code/index.ts';
import type { ModelRecord } from '../../records/model.ts';
import { filesOf, hasTag, isTaggedByHub } from '../../records/fields.ts';
import { hasUsualFormat } from '../../records/traits/other-formats.ts';
import { servesRemoteCode } from '../../records/traits/served-type.ts';
import type { Warning } from '../../snippets/snippet.ts';
import type { System } from '../../snippets/system.ts';
import { appleSilicon, gpu } from '../../snippets/warnings.ts';
import { defineApp } from '../define.ts';
import { ggufReason, isGgufModel } from '../../libraries/recipes/gguf/role.ts';
import { isBitsAndBytes } from '../../libraries/recipes/serving/bits-and-bytes.ts';
import { gpusOf } from '../../libraries/recipes/serving/gpus.ts';
import { servedReason } from '../../libraries/recipes/serving/served.ts';
import { modelTypeOf } from '../../libraries/recipes/transformers/types/auto-classes.ts';
import { recordedType } from '../../libraries/recipes/transformers/types/model-type.ts';
import { dockerEngine } from '../../libraries/recipes/setup/programs.ts';
import { isDiffusionGemma } from '../recipes/block-diffusion.ts';
import { registryReference } from '../recipes/registry.ts';
import { commandFor, type InBothShells } from '../recipes/terminal.ts';

interface Runner {
  readonly install: InBothShells;
  readonly warnings: readonly Warning[];
}

const none: Runner = { install: { shell: sh.none, powershell: ps.none }, warnings: [] };

const cuda: InBothShells = {
  shell: sh`docker model reinstall-runner --backend vllm --gpu cuda`,
  powershell: ps`docker model reinstall-runner --backend vllm --gpu cuda`,
};

const inWsl: Warning = { code: 'other-system', message: 'On Windows, run it in WSL 2.' };

/** The runner is installed with llama.cpp alone; vLLM, which reads other weights than GGUF, is added to it. */
const vllmRunners: Readonly<Record<System, Runner>> = {
  linux: { install: cuda, warnings: [gpu] },
  macos: {
    install: { ...none.install, shell: sh`docker model install-runner --backend vllm` },
    warnings: [appleSilicon],
  },
  windows: { install: cuda, warnings: [gpu, inWsl] },
};

/** Types that Transformers has no configuration for, and vLLM has. */
const vllmTypes = ['RefinedWeb', 'RefinedWebModel', 'deepseek_vl_v2'] as const;

/** Whether nothing but code of the repository loads it. */
const needsItsCode = (model: ModelRecord): boolean =>
  servesRemoteCode(model) && modelTypeOf(recordedType(model)) === undefined && !hasTag(model, ...vllmTypes);

/** Of weights, the runner fetches only safetensors, besides GGUF; a record may tell neither its files nor their formats. */
function lacksSafetensors(model: ModelRecord): boolean {
  if (model.safetensors !== undefined || hasTag(model, 'safetensors')) return false;
  const files = filesOf(model);
  return files.length === 0
    ? isTaggedByHub(model) || hasUsualFormat(model)
    : !files.some((file) => file.endsWith('.safetensors'));
}

/** The runner starts vLLM alone, on one GPU and without flags; it does not fetch the code of a repository, and allows none. */
const vllmReason = (model: ModelRecord): string | undefined =>
  lacksSafetensors(model) ||
  gpusOf(model) !== undefined ||
  needsItsCode(model) ||
  isDiffusionGemma(model) ||
  isBitsAndBytes(model)
    ? undefined
    : servedReason(model, 'vllm');

export default defineApp({
  label: 'Docker Model Runner',
  summary: 'Runs models from Docker Desktop or Docker Engine and serves them with an OpenAI-compatible API.',
  synonyms: ['docker model run', 'docker', 'docker desktop ai', 'dmr'],
  docsUrl: 'https://docs.docker.com/ai/model-runner/',
  tasks: ['text-generation', 'image-text-to-text'],
  hub: 'address',
  readsToken: true,
  fits: (model) => ggufReason(model) ?? vllmReason(model),

  snippets(model, context) {
    const { reference, warnings } = registryReference(model, context);
    const runner = isGgufModel(model) ? none : vllmRunners[context.system];
    return [
      {
        title: 'Run it with Docker',
        install: [dockerEngine],
        warnings: [...runner.warnings, ...warnings],
        code: commandFor(context)`
          ${runner.install}
          docker model run ${reference}
        `,
      },
    ];
  },
});
