import { expect, it } from 'vitest';
import { awqChat, diffusionModel, ggufChat, mlxChat } from '../../test/apps/fixtures.ts';
import type { ModelRecord } from '../records/model.ts';
import { apps } from './index.generated.ts';
import { appSnippets } from './snippets.ts';

const gguf = 'harbour/tide-3b-instruct-GGUF';
const quantized = `${gguf}:Q4_K_M`;
const forAgents = `llama serve -hf ${quantized} --jinja --port 8080`;
const awq = 'harbour/tide-3b-instruct-awq';

/** The link that opens each app, or what its commands must contain. */
const calls: readonly (readonly [app: string, model: ModelRecord, calls: readonly string[]])[] = [
  ['atomic-chat', ggufChat, [`atomic-chat://models/huggingface/${gguf}`]],
  ['backyard', ggufChat, [`https://backyard.ai/hf/model/${gguf}`]],
  [
    'diffusionbee',
    diffusionModel,
    ['https://diffusionbee.com/huggingface_import?model_id=harbour%2Flantern-xl'],
  ],
  ['docker-model-runner', ggufChat, [`docker model run huggingface.co/${quantized}`]],
  [
    'drawthings',
    diffusionModel,
    ['https://drawthings.ai/import/diffusers/pipeline.from_pretrained?repo_id=harbour%2Flantern-xl'],
  ],
  [
    'hermes-agent',
    ggufChat,
    [
      forAgents,
      'hermes config set model.base_url http://127.0.0.1:8080/v1',
      `hermes config set model.default ${quantized}`,
    ],
  ],
  ['jan', ggufChat, [`jan://models/huggingface/${gguf}`]],
  ['jellybox', ggufChat, [`jellybox://llm/models/huggingface/LLM/${gguf}`]],
  ['joyfusion', diffusionModel, ['https://joyfusion.app/import_from_hf?repo_id=harbour%2Flantern-xl']],
  ['lemonade', ggufChat, [`lemonade pull ${quantized}`, 'lemonade run user.tide-3b-instruct-GGUF-Q4_K_M']],
  [
    'llama.cpp',
    ggufChat,
    [
      `llama serve -hf ${quantized} --port 8080`,
      'curl http://localhost:8080/v1/chat/completions',
      `llama cli -hf ${quantized}`,
    ],
  ],
  ['lmstudio', ggufChat, ['lmstudio://open_from_hf?model=harbour%2Ftide-3b-instruct-GGUF']],
  [
    'localai',
    ggufChat,
    [
      `local-ai run huggingface://${gguf}/tide-3b-instruct-Q4_K_M.gguf`,
      '"model": "tide-3b-instruct-Q4_K_M.gguf"',
    ],
  ],
  [
    'mlx-lm',
    mlxChat,
    [
      'mlx_lm.chat --model mlx-harbour/tide-3b-instruct-4bit',
      'mlx_lm.server --model mlx-harbour/tide-3b-instruct-4bit --port 8080',
    ],
  ],
  ['msty', ggufChat, [`msty://models/search/hf/${gguf}`]],
  ['node-llama-cpp', ggufChat, [`npx -y node-llama-cpp chat hf:${quantized}`]],
  ['ollama', ggufChat, [`ollama run huggingface.co/${quantized}`]],
  [
    'openclaw',
    ggufChat,
    [forAgents, '--custom-base-url http://127.0.0.1:8080/v1', `--custom-model-id ${quantized}`],
  ],
  ['pi', ggufChat, [forAgents, '"baseUrl": "http://localhost:8080/v1"', `"id": "${quantized}"`]],
  ['recursechat', ggufChat, ['recursechat://new-hf-gguf-model?hf-model-id=harbour%2Ftide-3b-instruct-GGUF']],
  ['sanctum', ggufChat, ['sanctum://open_from_hf?model=harbour%2Ftide-3b-instruct-GGUF']],
  [
    'sglang',
    awqChat,
    [
      `sglang serve --model-path ${awq} --trust-remote-code --port 30000`,
      'curl http://localhost:30000/v1/chat/completions',
    ],
  ],
  [
    'tgi',
    awqChat,
    [
      'ghcr.io/huggingface/text-generation-inference:latest',
      `--model-id ${awq} --trust-remote-code`,
      '-p 127.0.0.1:8000:80',
    ],
  ],
  ['unsloth', ggufChat, ['unsloth://open_from_hf?model=harbour%2Ftide-3b-instruct-GGUF']],
  ['vllm', awqChat, [`vllm serve ${awq} --trust-remote-code --host 127.0.0.1`]],
];

it('the calls of every app are checked', () => {
  expect(calls.map(([app]) => app)).toEqual(Object.keys(apps).toSorted());
});

it.each(calls)('%s opens the model', (app, model, expected) => {
  const [answer] = appSnippets(model, { app });
  const text = [answer?.deepLink, ...(answer?.snippets ?? []).map(({ code }) => code.text)].join('\n');
  for (const call of expected) expect(text).toContain(call);
});
