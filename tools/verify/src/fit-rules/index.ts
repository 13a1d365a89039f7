/** @module Every rule about fitting code, by name. */
import adapterInstallsPeft from './adapter-installs-peft.ts';
import chatTemplateUsed from './chat-template-used.ts';
import ggufOnlyNotPlain from './gguf-only-not-plain.ts';
import imageTextModelUsed from './image-text-model-used.ts';
import kerasSavedModel from './keras-saved-model.ts';
import libraryModelUsed from './library-model-used.ts';
import libraryNameResolved from './library-name-resolved.ts';
import modelUsed from './model-used.ts';
import moreThanFiles from './more-than-files.ts';
import peftTaskInferred from './peft-task-inferred.ts';
import type { FitRule } from './rule.ts';
import spacyTransformerInstalled from './spacy-transformer-installed.ts';
import transformersClassMapped from './transformers-class-mapped.ts';
import transformersTypeKnown from './transformers-type-known.ts';

export const fitRules: Readonly<Record<string, FitRule>> = {
  'adapter-installs-peft': adapterInstallsPeft,
  'chat-template-used': chatTemplateUsed,
  'gguf-only-not-plain': ggufOnlyNotPlain,
  'image-text-model-used': imageTextModelUsed,
  'keras-saved-model': kerasSavedModel,
  'library-model-used': libraryModelUsed,
  'library-name-resolved': libraryNameResolved,
  'model-used': modelUsed,
  'more-than-files': moreThanFiles,
  'peft-task-inferred': peftTaskInferred,
  'spacy-transformer-installed': spacyTransformerInstalled,
  'transformers-class-mapped': transformersClassMapped,
  'transformers-type-known': transformersTypeKnown,
};
