/** @module Made by `npm run generate` from the names in this folder; not to be edited. */
import type { App } from '../app.ts';
import atomicChatApp from './atomic-chat.ts';
import backyardApp from './backyard.ts';
import diffusionbeeApp from './diffusionbee.ts';
import dockerModelRunnerApp from './docker-model-runner.ts';
import drawthingsApp from './drawthings.ts';
import hermesAgentApp from './hermes-agent.ts';
import janApp from './jan.ts';
import jellyboxApp from './jellybox.ts';
import joyfusionApp from './joyfusion.ts';
import lemonadeApp from './lemonade.ts';
import llamaCppApp from './llama.cpp.ts';
import lmstudioApp from './lmstudio.ts';
import localaiApp from './localai.ts';
import mlxLmApp from './mlx-lm.ts';
import mstyApp from './msty.ts';
import nodeLlamaCppApp from './node-llama-cpp.ts';
import ollamaApp from './ollama.ts';
import openclawApp from './openclaw.ts';
import piApp from './pi.ts';
import recursechatApp from './recursechat.ts';
import sanctumApp from './sanctum.ts';
import sglangApp from './sglang.ts';
import tgiApp from './tgi.ts';
import unslothApp from './unsloth.ts';
import vllmApp from './vllm.ts';

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
