/** @module The auto class that prepares the inputs: a tokenizer, or a processor of images, sound or several kinds. */
import type { ModelRecord } from '../../../../records/model.ts';
import { own } from '../../../../snippets/own.ts';
import type { ModelType } from '../types/auto-classes.ts';
import { isCaptioner, writes } from '../kinds/chat.ts';
import { featureExtractor, imageProcessor, processor, tokenizer } from '../tasks/classes.ts';
import { modelTypeNameOf } from '../types/model-type.ts';
import { taskOf } from '../tasks/by-task.ts';

/** Parts of the names of classes whose inputs are prepared by a processor of several kinds. */
const processed =
  /For(?:CTC|Document|Images?(?:And)?Text|MaskGen|Multimodal|RNNT|Speech|TDT|TextTo|VisualQ|ZeroShot)/;

const imageClass = /Image|Depth|Object|Segment|Keypoint|Matting|Normal|Pointmap|Pose|Backbone|Recognition/;

/** Those that prepare most, first. */
const usualOrder = [processor, imageProcessor, featureExtractor, tokenizer];

/** Tasks whose AutoModel inputs are not prepared by a tokenizer. */
const featuresFrom: Readonly<Record<string, string>> = {
  'image-feature-extraction': imageProcessor,
  'visual-document-retrieval': processor,
};

function usualPreparer(model: ModelRecord, autoClass: string): string {
  if (autoClass === 'AutoModel') return own(featuresFrom, taskOf(model)) ?? tokenizer;
  if (autoClass.includes('ForAudio')) return featureExtractor;
  if (processed.test(autoClass)) return processor;
  if (autoClass === 'AutoModelForVideoClassification') return 'AutoVideoProcessor';
  return imageClass.test(autoClass) ? imageProcessor : tokenizer;
}

/** The record decides only where the class leaves the preprocessor open; elsewhere it may be outdated. */
function mayPrepare(autoClass: string, given: string): boolean {
  if (autoClass === 'AutoModel') return usualOrder.includes(given);
  return writes.test(autoClass) && [tokenizer, processor].includes(given);
}

/** The preprocessor: the default for the class, unless the model type has another. */
export function preparerOf(model: ModelRecord, autoClass: string, type: ModelType | undefined): string {
  const given = model.transformersInfo?.processor;
  if (given !== undefined && mayPrepare(autoClass, given)) return given;
  const usual = usualPreparer(model, autoClass);
  const known = type?.preparers ?? [];
  // Their tokenizers require word boxes, which only the processor finds.
  if (/^layout(?:lmv[23]|xlm)$/.test(modelTypeNameOf(model) ?? '')) return processor;
  if (autoClass === 'AutoModelForCausalLM' && isCaptioner(model)) return processor;
  const hears = known.includes(featureExtractor) && !known.includes(imageProcessor);
  if (autoClass === 'AutoModelForPreTraining' && hears) return featureExtractor;
  // Bare audio models use the feature extractor; models of images and text use the processor.
  if (autoClass === 'AutoModel' && known.includes(processor) && taskOf(model) !== 'image-feature-extraction')
    return hears ? featureExtractor : processor;
  if (known.length === 0 || known.includes(usual)) return usual;
  // Several kinds of input need the processor, which the repository names if the model type does not.
  if (usual === processor && known.some((one) => one !== tokenizer)) return processor;
  return usualOrder.find((one) => known.includes(one)) ?? usual;
}
