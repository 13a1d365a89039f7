import { describe, expect, it } from 'vitest';
import {
  appFixtures,
  awqChat,
  diffusionModel,
  ggufChat,
  lora,
  mlxChat,
  ryzenModel,
  visionChat,
} from '../../test/apps/fixtures.ts';
import { apps } from './index.generated.ts';
import { appSnippets, type AppSnippetOptions, fittingApps } from './snippets.ts';
import type { ModelRecord } from '../records/model.ts';

const keysFor = (model: ModelRecord) => fittingApps(model).map(({ app }) => app);

const open = (app: string, model: ModelRecord, options: AppSnippetOptions = {}) => {
  const [answer] = appSnippets(model, { ...options, app });
  if (!answer) throw new Error('expected one result for one app');
  return {
    ...answer,
    text: answer.snippets.map(({ code }) => code.text).join('\n'),
    warnings: answer.snippets.flatMap(({ warnings = [] }) => warnings.map(({ code }) => code)),
  };
};

const agents = new Set(['hermes-agent', 'openclaw', 'pi']);

const typed = (model_type: string) => ({ id: 'harbour/tide-30b', config: { model_type } });

describe('how a server of GGUF files is called', () => {
  it.each(['llama.cpp', 'localai'])('%s: with a chat, unless the record denies it', (app) => {
    expect(open(app, { id: 'ada/tide-8b-GGUF' }).text).toContain('/v1/chat/completions');
    expect(open(app, { id: 'ada/tide-8b-base-GGUF' }).text).toContain('/v1/completions');
    expect(open(app, { id: 'ada/tide-8b-GGUF', tags: ['gguf'] }).text).toContain('/v1/completions');
  });
});

describe('which apps fit', () => {
  it('are none for a repository that lists no model files', () => {
    const chat = { id: 'ada/tide', pipeline_tag: 'text-generation', library_name: 'transformers' };
    expect(keysFor({ ...chat, siblings: [{ rfilename: 'model.safetensors' }] })).toContain('vllm');
    const empty = { ...chat, siblings: [{ rfilename: 'README.md' }] };
    expect(keysFor(empty)).toEqual([]);
    expect(open('vllm', empty).reason).toBe('Selected by name.');
  });

  it('a GGUF chat model that supports tools', () => {
    const openers =
      'atomic-chat backyard docker-model-runner hermes-agent jan jellybox lemonade llama.cpp lmstudio localai ' +
      'msty node-llama-cpp ollama openclaw pi recursechat sanctum unsloth';
    expect(keysFor(ggufChat)).toEqual(openers.split(' '));
  });

  it('weights that NVIDIA’s Model Optimizer compressed', () => {
    const optimized: ModelRecord = {
      id: 'harbour/tide-NVFP4',
      pipeline_tag: 'text-generation',
      library_name: 'Model Optimizer',
      tags: ['Model Optimizer', 'safetensors', 'qwen3_5_moe', 'ModelOpt', 'conversational'],
    };
    expect(keysFor(optimized)).toEqual(['docker-model-runner', 'sglang', 'vllm']);
    expect(open('vllm', optimized).text).toMatch(
      /^vllm serve harbour\/tide-NVFP4 --host 127\.0\.0\.1\ncurl .*chat/,
    );
  });

  it('an MLX, an AWQ, a picture, a LoRA and a Ryzen AI model', () => {
    expect(keysFor(mlxChat)).toEqual(['atomic-chat', 'hermes-agent', 'lmstudio', 'mlx-lm', 'openclaw', 'pi']);
    expect(keysFor(awqChat)).toEqual(['docker-model-runner', 'sglang', 'tgi', 'vllm']);
    expect(keysFor(diffusionModel)).toEqual(['diffusionbee', 'drawthings', 'jellybox', 'joyfusion']);
    expect(keysFor(lora)).toEqual(['drawthings', 'jellybox']);
    expect(keysFor(ryzenModel)).toEqual(['lemonade']);
  });

  it('serves types that Transformers lacks, with code of the repository where it is needed', () => {
    expect(keysFor(typed('sarvam_moe'))).toEqual(['sglang', 'vllm']);
    expect(keysFor(typed('step3p5'))).toEqual(['docker-model-runner', 'sglang', 'vllm']);
    expect(keysFor(typed('kanana-1.5-v'))).toEqual(['vllm']);
    expect(open('vllm', typed('sarvam_moe')).text).toContain('harbour/tide-30b --trust-remote-code');
    expect(open('sglang', typed('sarvam_moe')).text).toContain('--trust-remote-code');
    expect(open('vllm', typed('sarvam_moe')).text).toContain('/v1/chat/completions');
    expect(open('vllm', typed('step3p5')).text).not.toContain('--trust-remote-code');
    expect(open('vllm', typed('step_robotics')).text).toContain('"image_url"');
  });

  it.each<[string, ModelRecord]>([
    ['a tag', { id: 'harbour/tide', tags: ['gguf'] }],
    ['a file', { id: 'harbour/tide', siblings: [{ rfilename: 'tide.Q4_K_M.gguf' }] }],
    ['the library', { id: 'harbour/tide', library_name: 'llama.cpp' }],
    ['what the hub read from the files', { id: 'harbour/tide', gguf: { total: 5 } }],
  ])('the apps for GGUF where %s shows the format', (_, model) => {
    expect(keysFor(model)).toEqual(expect.arrayContaining(['jan', 'llama.cpp', 'lmstudio', 'ollama']));
  });

  it('MLX LM for the text of a model that reads pictures', () => {
    const sees = { ...mlxChat, pipeline_tag: 'image-text-to-text' };
    const tags = [...(mlxChat.tags ?? []), 'qwen3_5'];
    expect(keysFor({ ...sees, tags })).toContain('mlx-lm');
    expect(open('mlx-lm', { ...sees, tags }).text).toContain('"content": "Who are you?"');
    expect(
      keysFor({ ...sees, tags: [...tags, 'idefics3'].filter((tag) => tag !== 'qwen3_5') }),
    ).not.toContain('mlx-lm');
  });

  it('the apps for MLX where only the id shows the format', () => {
    expect(keysFor({ id: 'harbour/tide-7B-MLX-4bit' })).toEqual(['atomic-chat', 'lmstudio', 'mlx-lm']);
    expect(keysFor({ id: 'harbour/tide-tts-MLX-4bit' })).toEqual([]);
  });

  it('no server that needs the original weights for a repository that has GGUF files only', () => {
    const llama: ModelRecord = {
      id: 'harbour/tide-7B-GGUF',
      pipeline_tag: 'text-generation',
      tags: ['transformers', 'gguf', 'text-generation-inference'],
      siblings: [{ rfilename: 'config.json' }, { rfilename: 'tide-7b.Q4_K_M.gguf' }],
    };
    expect(keysFor(llama)).toContain('ollama');
    expect(keysFor(llama).filter((app) => ['sglang', 'tgi', 'vllm'].includes(app))).toEqual([]);
  });

  it('llama.cpp alone for an embedding model', () => {
    const embedder: ModelRecord = {
      id: 'harbour/gauge-GGUF',
      tags: ['gguf'],
      pipeline_tag: 'feature-extraction',
    };
    expect(keysFor(embedder)).toEqual(['llama.cpp']);
    expect(open('llama.cpp', embedder).text).toContain('--embeddings');
    expect(open('llama.cpp', embedder).text).toContain('/v1/embeddings');
  });

  it('no app for GGUF weights other than language models, no agent for a model without tools', () => {
    for (const task of ['text-to-image', 'automatic-speech-recognition'])
      expect(keysFor({ ...ggufChat, pipeline_tag: task })).toEqual([]);
    expect(keysFor({ id: 'harbour/foghorn', tags: ['gguf', 'text-to-speech'] })).toEqual([]);
    expect(keysFor({ id: 'harbour/tide', siblings: [{ rfilename: 'mmproj-F16.gguf' }] })).toEqual([]);
    const toolless = { ...ggufChat, gguf: { context_length: 4096, chat_template: '{{ messages }}' } };
    expect(keysFor(toolless).filter((app) => agents.has(app))).toEqual([]);
  });

  it('every app fits one of the fixtures, and gives a reason in one sentence', () => {
    const fits = Object.values(appFixtures).flatMap(fittingApps);
    expect(new Set(fits.map(({ app }) => app))).toEqual(new Set(Object.keys(apps)));
    for (const { reason } of fits) expect(reason).toMatch(/^[A-Z].*\.$/);
  });
});

describe('a repository of GGUF files that are not listed', () => {
  const record: ModelRecord = {
    id: 'harbour/tide-3b-GGUF',
    pipeline_tag: 'text-generation',
    tags: ['gguf', 'conversational'],
    gguf: { chat_template: '{{ tools }}' },
  };

  it.each([
    ['docker-model-runner', 'docker model run huggingface.co/harbour/tide-3b-GGUF'],
    ['llama.cpp', 'llama serve -hf harbour/tide-3b-GGUF --port 8080'],
    ['node-llama-cpp', 'npx -y node-llama-cpp chat hf:harbour/tide-3b-GGUF'],
    ['ollama', 'ollama run huggingface.co/harbour/tide-3b-GGUF'],
    ['pi', 'llama serve -hf harbour/tide-3b-GGUF --jinja --port 8080'],
  ])('is left to %s, which takes a quantization that is there', (app, command) => {
    const { text, warnings } = open(app, record);
    expect(text.split('\n')).toContain(command);
    expect(text).not.toContain('Q4_K_M');
    expect(warnings).not.toContain('placeholder');
  });

  it('is asked for the quantization that the caller wants, or that the app needs', () => {
    const asked = open('ollama', record, { quantization: 'Q8_0' });
    expect(asked.text).toMatch(/:Q8_0$/);
    expect(asked.warnings).toContain('placeholder');
    expect(open('lemonade', record).text).toContain('lemonade pull harbour/tide-3b-GGUF:Q4_K_M');
    expect(open('lemonade', record).warnings).toContain('placeholder');
  });
});

describe('an adapter', () => {
  const adapter: ModelRecord = {
    id: 'harbour/tide-lora',
    pipeline_tag: 'text-generation',
    library_name: 'peft',
    tags: ['peft', 'transformers', 'lora', 'base_model:adapter:harbour/tide-3b-instruct', 'conversational'],
  };

  it('is served with its base model, and only by a server that can', () => {
    expect(keysFor(adapter)).toEqual(['vllm']);
    const { text } = open('vllm', adapter);
    expect(text).toContain('vllm serve harbour/tide-3b-instruct --enable-lora');
    expect(text).toContain('tide-lora=harbour/tide-lora');
    expect(text).toContain('"model": "tide-lora"');
  });

  it('without a known base model is not served', () => {
    expect(keysFor({ ...adapter, tags: ['peft', 'transformers', 'lora'] })).toEqual([]);
  });

  it('that was merged is served as a model', () => {
    const merged = { ...adapter, library_name: 'transformers', tags: ['transformers', 'lora', 'llama'] };
    expect(keysFor(merged)).toContain('sglang');
    expect(open('vllm', merged).text).toMatch(/^vllm serve harbour\/tide-lora /);
  });
});

describe('a deep link', () => {
  it.each([
    ['lmstudio', ggufChat, 'lmstudio://open_from_hf?model=harbour%2Ftide-3b-instruct-GGUF'],
    ['jan', ggufChat, 'jan://models/huggingface/harbour/tide-3b-instruct-GGUF'],
    ['jellybox', ggufChat, 'jellybox://llm/models/huggingface/LLM/harbour/tide-3b-instruct-GGUF'],
    ['jellybox', diffusionModel, 'jellybox://image/models/huggingface/Image/harbour/lantern-xl'],
    ['jellybox', lora, 'jellybox://image/models/huggingface/ImageLora/harbour/lantern-lora'],
    [
      'drawthings',
      lora,
      'https://drawthings.ai/import/diffusers/pipeline.load_lora_weights?repo_id=harbour%2Flantern-lora',
    ],
    ['unsloth', ggufChat, 'unsloth://open_from_hf?model=harbour%2Ftide-3b-instruct-GGUF'],
  ])('of %s is its own address', (app, model, address) => {
    expect(open(app, model).deepLink).toBe(address);
  });

  it('contains the requested file, encoded', () => {
    expect(open('lmstudio', ggufChat, { file: 'a b&c.gguf' }).deepLink).toMatch(/&file=a%20b%26c\.gguf$/);
  });

  it('is refused for an id with path traversal', () => {
    const { deepLink, notice } = open('backyard', { ...ggufChat, id: '../../evil' });
    expect(deepLink).toBeUndefined();
    expect(notice?.code).toBe('unsafe-value');
  });

  it('encodes hostile ids', () => {
    const ids = ['a"><script>', "x/y?z#w&v='", 'javascript:alert(1)', 'a\ud800b', 'a b/c\nd'];
    const links = ids
      .flatMap((id) => appSnippets({ ...ggufChat, id }))
      .flatMap(({ deepLink }) => (deepLink === undefined ? [] : [deepLink]));
    expect(links.length).toBeGreaterThan(ids.length);
    expect(links.filter((link) => !/^[a-z-]+:\/\/[\w.~!'()*%/?&=-]+$/.test(link))).toEqual([]);
  });

  it('is not given for a model of another hub, which the app could not find', () => {
    const answer = open('jan', ggufChat, { platform: { name: 'Quay', hubUrl: 'https://quay.example' } });
    expect(answer.deepLink).toBeUndefined();
    expect(answer.notice).toEqual({ code: 'other-hub', message: 'Jan cannot open models of Quay.' });
  });

  it('says that it cannot pin a revision, and that the app is no longer offered', () => {
    expect(open('jan', ggufChat, { revision: 'v1' }).notice?.code).toBe('unpinned');
    expect(open('sanctum', ggufChat).notice?.code).toBe('deprecated');
  });
});

describe('the quantization', () => {
  it('is the usual one where the repository has it', () => {
    const { text, warnings } = open('ollama', ggufChat);
    expect(text).toBe('ollama run huggingface.co/harbour/tide-3b-instruct-GGUF:Q4_K_M');
    expect(warnings).toEqual([]);
  });

  it('is the requested one, or the nearest with a warning', () => {
    expect(open('ollama', ggufChat, { quantization: 'Q8_0' }).text).toMatch(/:Q8_0$/);
    const nearest = open('ollama', ggufChat, { quantization: 'Q6_K' });
    expect(nearest.text).toMatch(/:Q4_K_M$/);
    expect(nearest.warnings).toEqual(['placeholder']);
  });

  it('is that of the requested file', () => {
    expect(open('llama.cpp', ggufChat, { file: 'tide-3b-instruct-IQ2_M.gguf' }).text).toContain(':IQ2_M ');
  });

  it('is guessed with a warning if no files are listed and it is requested', () => {
    const { siblings: _, ...unlisted } = ggufChat;
    const { text, warnings } = open('localai', unlisted, { quantization: 'Q8_0' });
    expect(text).toContain('huggingface://harbour/tide-3b-instruct-GGUF/tide-3b-instruct-Q8_0.gguf');
    expect(warnings).toContain('placeholder');
  });

  it('is left to the app where no file names one', () => {
    const model = { ...ggufChat, siblings: [{ rfilename: 'model.gguf' }] };
    expect(open('ollama', model).text).toBe('ollama run huggingface.co/harbour/tide-3b-instruct-GGUF');
    expect(open('localai', model).text).toContain('/model.gguf');
  });
});

describe('LocalAI', () => {
  const { siblings: _, ...unlisted } = ggufChat;
  const sees = { ...ggufChat, pipeline_tag: 'image-text-to-text' };

  it('finds the file of a repository that lists none, and chats with its only model', () => {
    const { text, warnings } = open('localai', unlisted);
    expect(text).toMatch(/^local-ai run huggingface:\/\/harbour\/tide-3b-instruct-GGUF$/m);
    expect(text).not.toContain('"model"');
    expect(warnings).toEqual([]);
    const base = open('localai', { id: 'harbour/tide-base-GGUF' });
    expect(base.text).toContain('"model": "tide-base-Q4_K_M"');
    expect(base.warnings).toContain('placeholder');
  });

  it('imports a whole repository for pictures, and for a file in parts', () => {
    const { text } = open('localai', sees);
    expect(text).toMatch(/^local-ai run huggingface:\/\/harbour\/tide-3b-instruct-GGUF$/m);
    expect(text).toContain('"model": "tide-3b-instruct-Q4_K_M"');
    expect(text).toContain('"image_url"');
    const split = ['a/t-Q4_K_M-00001-of-00002.gguf', 'a/t-Q4_K_M-00002-of-00002.gguf'];
    const siblings = split.map((rfilename) => ({ rfilename }));
    expect(open('localai', { ...ggufChat, siblings }).text).toContain('"model": "t-Q4_K_M"');
    const other = ['t-Q8_0.gguf', 'mmproj-t-F16.gguf'].map((rfilename) => ({ rfilename }));
    expect(open('localai', { ...sees, siblings: other }).text).not.toContain('"model"');
  });

  it('imports a requested file, without pictures', () => {
    const { text } = open('localai', sees, { quantization: 'Q8_0' });
    expect(text).toContain('huggingface://harbour/tide-3b-instruct-GGUF/tide-3b-instruct-Q8_0.gguf');
    expect(text).not.toContain('"image_url"');
  });
});

describe('commands', () => {
  it('of an app that was requested by name warn that it may not run the model', () => {
    expect(open('vllm', ggufChat).warnings).toContain('unfit');
    expect(open('vllm', awqChat).warnings).not.toContain('unfit');
  });

  it('of llama.cpp depend on how it was installed', () => {
    expect(open('llama.cpp', ggufChat).text).toMatch(/^llama serve -hf [^]*^llama cli -hf /m);
    expect(open('llama.cpp', ggufChat, { way: 'source' }).text).toMatch(
      /^cmake -B build\ncmake --build build [^]*\.\/build\/bin\/llama-server -hf /,
    );
    expect(open('llama.cpp', ggufChat, { way: 'docker' }).text).toContain('llama.cpp:server');
    expect(open('llama.cpp', ggufChat, { way: 'archive' }).text).toMatch(/^\.\/llama-server /);
  });

  it('of agents that npm installs need Node.js', () => {
    for (const app of ['openclaw', 'pi'])
      expect(open(app, ggufChat).snippets[1]?.install).toMatchObject([{ name: 'Node.js' }]);
  });

  it('of a server depend on the chosen way; an unknown way is ignored', () => {
    expect(open('vllm', awqChat, { way: 'docker' }).text).toMatch(/vllm-openai:latest \\\n {2}harbour\//);
    expect(open('vllm', awqChat, { way: 'docker' }).text).toContain('vllm/vllm-openai:latest');
    expect(open('vllm', awqChat, { way: 'installed' }).text).toMatch(/^vllm serve/);
    expect(open('vllm', awqChat).ways?.map(({ key }) => key)).toEqual(['python', 'docker']);
  });

  it('are for PowerShell on Windows', () => {
    const { snippets, text } = open('llama.cpp', ggufChat, { system: 'windows' });
    expect(snippets.map(({ code }) => code.language)).toEqual(['powershell', 'powershell', 'powershell']);
    expect(text).toContain("llama serve -hf 'harbour/tide-3b-instruct-GGUF:Q4_K_M' --port 8080");
    expect(text).toContain("Invoke-RestMethod -Uri 'http://localhost:8080/v1/chat/completions' -Method Post");
    expect(text).toContain("-ContentType 'application/json; charset=utf-8'");
    const platform = { name: 'Quay', hubUrl: 'https://quay.example' };
    expect(open('llama.cpp', ggufChat, { system: 'windows', platform }).text).toMatch(
      /^\$env:HF_ENDPOINT = 'https:\/\/quay\.example'$/m,
    );
  });

  it('are for the shell of a system that the app runs on', () => {
    const { snippets, warnings } = open('vllm', awqChat, { system: 'windows' });
    expect(snippets.map(({ code }) => code.language)).toEqual(['shell', 'shell']);
    expect(warnings).toContain('other-system');
  });

  it('warn a reader whose system the app does not run on', () => {
    expect(open('mlx-lm', mlxChat, { system: 'linux' }).warnings).toContain('other-system');
    expect(open('mlx-lm', mlxChat, { system: 'macos' }).warnings).not.toContain('other-system');
  });

  it('of servers pin the revision, and say that code of the repository runs', () => {
    for (const app of ['vllm', 'sglang', 'tgi']) {
      const { text, warnings } = open(app, awqChat, { revision: 'v1' });
      expect(text).toContain('--revision=v1 --trust-remote-code');
      expect(warnings).toContain('remote-code');
      expect(warnings).not.toContain('unpinned');
    }
    expect(open('llama.cpp', ggufChat, { revision: 'v1' }).warnings).toContain('unpinned');
  });

  it('call the server on the port it listens on, with a list of messages', () => {
    expect(open('mlx-lm', mlxChat).text).toMatch(/--port 8080\ncurl http:\/\/localhost:8080\/v1\/chat/);
    const { text } = open('vllm', visionChat);
    expect(text).toContain('"messages": [');
    expect(text).toContain('"image_url"');
    expect(text).toContain('--config-format mistral');
  });

  it('bind to localhost only', () => {
    for (const model of Object.values(appFixtures))
      for (const { snippets } of appSnippets(model))
        for (const { code } of snippets)
          expect(code.text).not.toMatch(/ -p (?=[\d:]+ )(?!127\.0\.0\.1:)|^(?!docker run)[^]*0\.0\.0\.0/);
  });

  it('set the host of vLLM, which binds to all addresses by default', () => {
    expect(open('vllm', awqChat).text).toContain('--host 127.0.0.1');
  });

  it('complete a text where the model does not chat', () => {
    const tags = ['transformers'];
    expect(open('vllm', { ...awqChat, tags }).text).toContain('/v1/completions');
    const early = { id: 'ada/DialoGPT-tide', pipeline_tag: 'text-generation' };
    const dialogue = { ...early, tags: ['transformers', 'pytorch', 'gpt2', 'conversational'] };
    expect(open('sglang', dialogue).text).toContain('/v1/completions');
    const config = { tokenizer_config: { chat_template: '{{ messages }}' } };
    expect(open('sglang', { ...dialogue, config }).text).toContain('/v1/chat/completions');
    expect(open('mlx-lm', { ...mlxChat, tags: ['mlx'] }).text).toContain('mlx_lm.generate');
  });

  it('chat without tags where the name or the task says so', () => {
    const chats = (record: ModelRecord) =>
      open('vllm', { config: { model_type: 'qwen3' }, ...record }).text.includes('/v1/chat/completions');
    const text = { pipeline_tag: 'text-generation' };
    expect(chats({ id: 'Qwen/Qwen3-14B', ...text })).toBe(true);
    expect(chats({ id: 'Qwen/Qwen3-14B-Base', ...text })).toBe(false);
    const pictures = { pipeline_tag: 'image-text-to-text' };
    expect(open('vllm', { id: 'ada/tide-ocr', ...pictures }).text).toContain('"image_url"');
    for (const id of ['ada/tide-base', 'ada/paligemma-tide', 'google/gemma-4-31B', 'Qwen/Qwen2-VL-7B'])
      expect(chats({ id, ...pictures })).toBe(false);
    const tagged = ['vllm', 'safetensors', 'mistral', 'mistral-common'];
    expect(chats({ id: 'mistralai/Mixtral-8x7B-Instruct-v0.1', tags: ['safetensors', 'mixtral'] })).toBe(
      true,
    );
    expect(chats({ id: 'mistralai/Magistral-Small-2506', tags: tagged })).toBe(true);
    expect(chats({ id: 'mistralai/Mistral-7B-v0.3', tags: tagged })).toBe(false);
  });

  it('of TGI mount the folder where the image stores weights', () => {
    expect(open('tgi', awqChat).text).toContain('-v tgi-data:/data');
  });

  it('continue on the next line with one backslash', () => {
    expect(open('tgi', awqChat).text).toMatch(/^docker run --gpus all --shm-size 1g \\\n {2}-p/);
  });

  it('have no placeholders', () => {
    for (const model of Object.values(appFixtures))
      for (const { snippets } of appSnippets(model))
        for (const { code } of snippets) expect(code.text).not.toMatch(/<\w+>|\{\{|YOUR_/);
  });
});

describe('another hub', () => {
  const platform = { name: 'Quay', hubUrl: 'https://quay.example' };

  it('is set by a variable, by the host in the reference, or not supported', () => {
    expect(open('llama.cpp', ggufChat, { platform }).text).toMatch(/^export HF_ENDPOINT=/);
    expect(open('tgi', awqChat, { platform }).text).toContain('-e HF_TOKEN -e HF_ENDPOINT');
    const ollama = open('ollama', ggufChat, { platform });
    expect(ollama.text).toContain('ollama run quay.example/');
    expect(ollama.warnings).toEqual(['other-hub']);
    expect(open('localai', ggufChat, { platform }).notice?.code).toBe('other-hub');
  });
});

describe('access', () => {
  it('to a gated model requires a login, a token or an account', () => {
    expect(open('vllm', { ...awqChat, gated: 'auto' }).text).toMatch(/^hf auth login/);
    for (const app of ['llama.cpp', 'ollama'])
      expect(open(app, { ...ggufChat, gated: 'manual' }).warnings).toContain('gated');
  });
});

describe('Docker Model Runner', () => {
  it('needs vLLM for weights other than GGUF', () => {
    const linux = open('docker-model-runner', awqChat);
    expect(linux.text).toBe(
      'docker model reinstall-runner --backend vllm --gpu cuda\n' +
        'docker model run huggingface.co/harbour/tide-3b-instruct-awq',
    );
    expect(linux.warnings).toEqual(['hardware']);
    const macos = open('docker-model-runner', awqChat, { system: 'macos' });
    expect(macos.text).toMatch(/^docker model install-runner --backend vllm\ndocker model run /);
    const windows = open('docker-model-runner', awqChat, { system: 'windows' });
    expect(windows.warnings).toEqual(['hardware', 'other-system']);
    expect(open('docker-model-runner', ggufChat).text).toMatch(/^docker model run/);
  });

  it('reads a token from the environment', () => {
    const [answer] = appSnippets({ ...ggufChat, gated: 'auto' }, { app: 'docker-model-runner' });
    expect(answer?.snippets[0]?.warnings?.[0]?.message).toContain('put a token of yours into HF_TOKEN');
  });
});

describe('TGI', () => {
  const tagged: ModelRecord = {
    id: 'harbour/tide',
    pipeline_tag: 'text-generation',
    library_name: 'transformers',
    tags: ['transformers', 'safetensors', 'text-generation-inference'],
  };
  const fits = (record: Partial<ModelRecord>) => keysFor({ ...tagged, ...record }).includes('tgi');

  it('is for weights that it reads, of models that write', () => {
    expect(fits({})).toBe(true);
    for (const pipeline_tag of ['feature-extraction', 'text-to-speech', 'time-series-forecasting'])
      expect(fits({ pipeline_tag })).toBe(false);
    expect(fits({ tags: [...(tagged.tags ?? []), 'mlx'] })).toBe(false);
    expect(fits({ tags: [...(tagged.tags ?? []), 'draft-model'] })).toBe(false);
  });

  it('gives a task to a model that was trained on tasks', () => {
    const { text } = open('tgi', { ...tagged, pipeline_tag: 'translation', config: { model_type: 't5' } });
    expect(text).toContain('"prompt": "translate English to German: The ferry leaves at noon."');
  });
});

describe('access of TGI', () => {
  it('is passed on to the container', () => {
    const { text } = open('tgi', { ...awqChat, gated: 'auto' });
    expect(text).toMatch(/^hf auth login\nexport HF_TOKEN=\$\(hf auth token\)\ndocker run [^]* -e HF_TOKEN /);
    expect(open('tgi', awqChat).text).toMatch(/^docker run/);
  });
});

describe('an invalid call', () => {
  it('is refused for an unknown app, even if named like a property of every object', () => {
    for (const app of ['nothing', 'constructor'])
      expect(() => appSnippets(ggufChat, { app })).toThrow(expect.objectContaining({ code: 'unknown-app' }));
  });

  it('says which field was ignored', () => {
    const [answer] = appSnippets({ ...ggufChat, downloads: 'many' }, { app: 'ollama' });
    expect(answer?.snippets[0]?.warnings?.map(({ code }) => code)).toContain('ignored-field');
  });
});

describe('files of four bits beside drafts, which programs may take for the model', () => {
  const model = { id: 'unsloth/gemma-4-12B-it-qat-GGUF', tags: ['gguf', 'gemma4', 'conversational'] };
  const label = 'UD-Q4_K_XL';

  it.each([
    ['docker-model-runner', `docker model run huggingface.co/${model.id}:${label}`],
    ['lemonade', `lemonade pull ${model.id}:${label}\nlemonade run user.gemma-4-12B-it-qat-GGUF-${label}`],
    ['llama.cpp', `llama serve -hf ${model.id}:${label} --port 8080`],
    ['localai', `local-ai run huggingface://${model.id}/gemma-4-12B-it-qat-${label}.gguf`],
    ['ollama', `ollama run huggingface.co/${model.id}:${label}`],
  ])('are named for %s', (app, command) => {
    const { text, warnings } = open(app, model);
    expect(text).toContain(command);
    expect(warnings).not.toContain('placeholder');
  });
});
