/** @module Made by `npm run generate` from the names in this folder; not to be edited. */
import type { App } from './define.ts';
import atomicChatApp from './entries/atomic-chat.ts';
import backyardApp from './entries/backyard.ts';
import diffusionbeeApp from './entries/diffusionbee.ts';
import dockerModelRunnerApp from './entries/docker-model-runner.ts';
import drawthingsApp from './entries/drawthings.ts';
import hermesAgentApp from './entries/hermes-agent.ts';
import janApp from './entries/jan.ts';
import jellyboxApp from './entries/jellybox.ts';
import joyfusionApp from './entries/joyfusion.ts';
import lemonadeApp from './entries/lemonade.ts';
import llamaCppApp from './entries/llama.cpp.ts';
import lmstudioApp from './entries/lmstudio.ts';
import localaiApp from './entries/localai.ts';
import mlxLmApp from './entries/mlx-lm.ts';
import mstyApp from './entries/msty.ts';
import nodeLlamaCppApp from './entries/node-llama-cpp.ts';
import ollamaApp from './entries/ollama.ts';
import openclawApp from './entries/openclaw.ts';
import piApp from './entries/pi.ts';
import recursechatApp from './entries/recursechat.ts';
import sanctumApp from './entries/sanctum.ts';
import sglangApp from './entries/sglang.ts';
import tgiApp from './entries/tgi.ts';
import unslothApp from './entries/unsloth.ts';
import vllmApp from './entries/vllm.ts';

export const apps = {
  'atomic-chat': atomicChatApp,
  'backyard': backyardApp,
  'diffusionbee': diffusionbeeApp,
  'docker-model-runner': dockerModelRunnerApp,
  'drawthings': drawthingsApp,
  'hermes-agent': hermesAgentApp,
  'jan': janApp,
  'jellybox': jellyboxApp,
  'joyfusion': joyfusionApp,
  'lemonade': lemonadeApp,
  'llama.cpp': llamaCppApp,
  'lmstudio': lmstudioApp,
  'localai': localaiApp,
  'mlx-lm': mlxLmApp,
  'msty': mstyApp,
  'node-llama-cpp': nodeLlamaCppApp,
  'ollama': ollamaApp,
  'openclaw': openclawApp,
  'pi': piApp,
  'recursechat': recursechatApp,
  'sanctum': sanctumApp,
  'sglang': sglangApp,
  'tgi': tgiApp,
  'unsloth': unslothApp,
  'vllm': vllmApp,
} as const satisfies Record<string, App>;

export type AppKey = keyof typeof apps;
