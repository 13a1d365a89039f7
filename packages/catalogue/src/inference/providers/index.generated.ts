/** @module Made by `npm run generate` from the names in this folder; not to be edited. */
import type { Provider } from './define.ts';
import type { ProviderId } from './keys.generated.ts';
import basetenProvider from './baseten.ts';
import cerebrasProvider from './cerebras.ts';
import cohereProvider from './cohere.ts';
import deepinfraProvider from './deepinfra.ts';
import falAiProvider from './fal-ai.ts';
import featherlessAiProvider from './featherless-ai.ts';
import fireworksAiProvider from './fireworks-ai.ts';
import groqProvider from './groq.ts';
import hfInferenceProvider from './hf-inference.ts';
import novitaProvider from './novita.ts';
import nscaleProvider from './nscale.ts';
import openaiProvider from './openai.ts';
import ovhcloudProvider from './ovhcloud.ts';
import publicaiProvider from './publicai.ts';
import replicateProvider from './replicate.ts';
import scalewayProvider from './scaleway.ts';
import togetherProvider from './together.ts';
import wavespeedProvider from './wavespeed.ts';
import zaiOrgProvider from './zai-org.ts';

export const providers = {
  'baseten': basetenProvider,
  'cerebras': cerebrasProvider,
  'cohere': cohereProvider,
  'deepinfra': deepinfraProvider,
  'fal-ai': falAiProvider,
  'featherless-ai': featherlessAiProvider,
  'fireworks-ai': fireworksAiProvider,
  'groq': groqProvider,
  'hf-inference': hfInferenceProvider,
  'novita': novitaProvider,
  'nscale': nscaleProvider,
  'openai': openaiProvider,
  'ovhcloud': ovhcloudProvider,
  'publicai': publicaiProvider,
  'replicate': replicateProvider,
  'scaleway': scalewayProvider,
  'together': togetherProvider,
  'wavespeed': wavespeedProvider,
  'zai-org': zaiOrgProvider,
} as const satisfies Record<ProviderId, Provider>;
