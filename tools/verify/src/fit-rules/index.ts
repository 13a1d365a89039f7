/** @module Every fit rule, by name. */
import adapterInstallsPeft from './adapter-installs-peft.ts';
import adapterNotServedAlone from './adapter-not-served-alone.ts';
import architectureKnown from './architecture-known.ts';
import autoStaysAuto from './auto-stays-auto.ts';
import chatTemplateUsed from './chat-template-used.ts';
import diffusersPipelineReleased from './diffusers-pipeline-released.ts';
import diffusersPipelineThere from './diffusers-pipeline-there.ts';
import documentModelSees from './document-model-sees.ts';
import ggufOnlyNotPlain from './gguf-only-not-plain.ts';
import imageTextModelUsed from './image-text-model-used.ts';
import kerasSavedModel from './keras-saved-model.ts';
import libraryModelUsed from './library-model-used.ts';
import libraryNameResolved from './library-name-resolved.ts';
import modelTypeReleased from './model-type-released.ts';
import modelUsed from './model-used.ts';
import moreThanFiles from './more-than-files.ts';
import nemoDomainKnown from './nemo-domain-known.ts';
import oldWeightsConverted from './old-weights-converted.ts';
import peftTaskInferred from './peft-task-inferred.ts';
import quantizerInstalled from './quantizer-installed.ts';
import ggufFileListed from './gguf-file-listed.ts';
import guessCarriesReason from './guess-carries-reason.ts';
import loraOnBase from './lora-on-base.ts';
import mlxModelUsed from './mlx-model-used.ts';
import rerankerScoresPairs from './reranker-scores-pairs.ts';
import emptyRepositorySaid from './empty-repository-said.ts';
import hubServesFormat from './hub-serves-format.ts';
import tokenizerThere from './tokenizer-there.ts';
import promptPrefixed from './prompt-prefixed.ts';
import adapterChatsLikeBase from './adapter-chats-like-base.ts';
import picturePromptMarked from './picture-prompt-marked.ts';
import yoloTaskShown from './yolo-task-shown.ts';
import ggufRunsAsIs from './gguf-runs-as-is.ts';
import vllmChats from './vllm-chats.ts';
import translatorToldLanguages from './translator-told-languages.ts';
import type { FitRule } from './rule.ts';
import setfitFirst from './setfit-first.ts';
import sklearnGuessSaid from './sklearn-guess-said.ts';
import spacyCategoriesShown from './spacy-categories-shown.ts';
import offeredProviderLive from './offered-provider-live.ts';
import sampleLanguage from './sample-language.ts';
import spacyTransformerInstalled from './spacy-transformer-installed.ts';
import sparseEncoderUsed from './sparse-encoder-used.ts';
import transformersClassMapped from './transformers-class-mapped.ts';
import transformersTypeKnown from './transformers-type-known.ts';

export const fitRules: Readonly<Record<string, FitRule>> = {
  'adapter-installs-peft': adapterInstallsPeft,
  'adapter-not-served-alone': adapterNotServedAlone,
  'architecture-known': architectureKnown,
  'auto-stays-auto': autoStaysAuto,
  'chat-template-used': chatTemplateUsed,
  'diffusers-pipeline-released': diffusersPipelineReleased,
  'diffusers-pipeline-there': diffusersPipelineThere,
  'document-model-sees': documentModelSees,
  'gguf-only-not-plain': ggufOnlyNotPlain,
  'image-text-model-used': imageTextModelUsed,
  'keras-saved-model': kerasSavedModel,
  'library-model-used': libraryModelUsed,
  'library-name-resolved': libraryNameResolved,
  'model-type-released': modelTypeReleased,
  'model-used': modelUsed,
  'more-than-files': moreThanFiles,
  'nemo-domain-known': nemoDomainKnown,
  'old-weights-converted': oldWeightsConverted,
  'peft-task-inferred': peftTaskInferred,
  'quantizer-installed': quantizerInstalled,
  'setfit-first': setfitFirst,
  'sklearn-guess-said': sklearnGuessSaid,
  'spacy-categories-shown': spacyCategoriesShown,
  'offered-provider-live': offeredProviderLive,
  'sample-language': sampleLanguage,
  'spacy-transformer-installed': spacyTransformerInstalled,
  'sparse-encoder-used': sparseEncoderUsed,
  'gguf-file-listed': ggufFileListed,
  'guess-carries-reason': guessCarriesReason,
  'lora-on-base': loraOnBase,
  'mlx-model-used': mlxModelUsed,
  'reranker-scores-pairs': rerankerScoresPairs,
  'empty-repository-said': emptyRepositorySaid,
  'hub-serves-format': hubServesFormat,
  'tokenizer-there': tokenizerThere,
  'prompt-prefixed': promptPrefixed,
  'adapter-chats-like-base': adapterChatsLikeBase,
  'picture-prompt-marked': picturePromptMarked,
  'yolo-task-shown': yoloTaskShown,
  'gguf-runs-as-is': ggufRunsAsIs,
  'vllm-chats': vllmChats,
  'translator-told-languages': translatorToldLanguages,
  'transformers-class-mapped': transformersClassMapped,
  'transformers-type-known': transformersTypeKnown,
};
