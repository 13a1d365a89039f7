/** @module Inputs and outputs of the tasks, and the parts of them that the peer names. */
import type {
  AudioClassificationInput,
  AudioClassificationOutput,
  AutomaticSpeechRecognitionInput,
  DocumentQuestionAnsweringInput,
  DocumentQuestionAnsweringOutput,
  FillMaskInput,
  FillMaskOutput,
  ImageClassificationInput,
  ImageClassificationOutput,
  ImageSegmentationInput,
  ImageSegmentationOutput,
  ImageTextToImageInput,
  ImageTextToVideoInput,
  ImageToImageInput,
  ImageToTextInput,
  ImageToVideoInput,
  ObjectDetectionInput,
  ObjectDetectionOutput,
  QuestionAnsweringInput,
  QuestionAnsweringOutput,
  SummarizationInput,
  TableQuestionAnsweringInput,
  TableQuestionAnsweringOutput,
  TextClassificationInput,
  TextClassificationOutput,
  TextToAudioInput,
  TextToImageInput,
  TextToSpeechInput,
  TextToVideoInput,
  TokenClassificationInput,
  TokenClassificationOutput,
  TranslationInput,
  VideoClassificationInput,
  VideoClassificationOutput,
  VisualQuestionAnsweringInput,
  VisualQuestionAnsweringOutput,
  ZeroShotClassificationInput,
  ZeroShotClassificationOutput,
  ZeroShotImageClassificationInput,
  ZeroShotImageClassificationOutput,
  ZeroShotObjectDetectionInput,
  ZeroShotObjectDetectionOutput,
} from '@loadout/catalogue';

export type {
  AudioClassificationInput,
  AudioClassificationOutput,
  AutomaticSpeechRecognitionInput,
  AutomaticSpeechRecognitionOutput,
  ChatCompletionInput,
  ChatCompletionOutput,
  ChatCompletionStreamOutput,
  DepthEstimationInput,
  DepthEstimationOutput,
  DocumentQuestionAnsweringInput,
  DocumentQuestionAnsweringOutput,
  FeatureExtractionInput,
  FeatureExtractionOutput,
  FillMaskInput,
  FillMaskOutput,
  ImageClassificationInput,
  ImageClassificationOutput,
  ImageSegmentationInput,
  ImageSegmentationOutput,
  ImageTextToImageInput,
  ImageTextToImageOutput,
  ImageTextToVideoInput,
  ImageTextToVideoOutput,
  ImageToImageInput,
  ImageToImageOutput,
  ImageToTextInput,
  ImageToTextOutput,
  ImageToVideoInput,
  ImageToVideoOutput,
  ObjectDetectionInput,
  ObjectDetectionOutput,
  QuestionAnsweringInput,
  QuestionAnsweringOutput,
  SentenceSimilarityInput,
  SentenceSimilarityOutput,
  SummarizationInput,
  SummarizationOutput,
  TableQuestionAnsweringInput,
  TableQuestionAnsweringOutput,
  TextClassificationInput,
  TextClassificationOutput,
  TextGenerationInput,
  TextGenerationOutput,
  TextGenerationStreamOutput,
  TextToAudioInput,
  TextToAudioOutput,
  TextToImageInput,
  TextToImageOutput,
  TextToSpeechInput,
  TextToSpeechOutput,
  TextToVideoInput,
  TextToVideoOutput,
  TokenClassificationInput,
  TokenClassificationOutput,
  TranslationInput,
  TranslationOutput,
  VideoClassificationInput,
  VideoClassificationOutput,
  VisualQuestionAnsweringInput,
  VisualQuestionAnsweringOutput,
  ZeroShotClassificationInput,
  ZeroShotClassificationOutput,
  ZeroShotImageClassificationInput,
  ZeroShotImageClassificationOutput,
  ZeroShotObjectDetectionInput,
  ZeroShotObjectDetectionOutput,
} from '@loadout/catalogue';
export type { ChatMessage as ChatCompletionInputMessage } from './messages.ts';

type Parameters<Input extends { readonly parameters?: unknown }> = NonNullable<Input['parameters']>;
type Element<Output> = Output extends readonly (infer Item)[] ? Item : Output;

export type AudioClassificationParameters = Parameters<AudioClassificationInput>;
export type AutomaticSpeechRecognitionParameters = Parameters<AutomaticSpeechRecognitionInput>;
export type DocumentQuestionAnsweringParameters = Parameters<DocumentQuestionAnsweringInput>;
export type FillMaskParameters = Parameters<FillMaskInput>;
export type ImageClassificationParameters = Parameters<ImageClassificationInput>;
export type ImageSegmentationParameters = Parameters<ImageSegmentationInput>;
export type ImageTextToImageParameters = Parameters<ImageTextToImageInput>;
export type ImageTextToVideoParameters = Parameters<ImageTextToVideoInput>;
export type ImageToImageParameters = Parameters<ImageToImageInput>;
export type ImageToTextParameters = Parameters<ImageToTextInput>;
export type ImageToVideoParameters = Parameters<ImageToVideoInput>;
export type ObjectDetectionParameters = Parameters<ObjectDetectionInput>;
export type QuestionAnsweringParameters = Parameters<QuestionAnsweringInput>;
export type SummarizationParameters = Parameters<SummarizationInput>;
export type TableQuestionAnsweringParameters = Parameters<TableQuestionAnsweringInput>;
export type TextClassificationParameters = Parameters<TextClassificationInput>;
export type TextToAudioParameters = Parameters<TextToAudioInput>;
export type TextToImageParameters = Parameters<TextToImageInput>;
export type TextToSpeechParameters = Parameters<TextToSpeechInput>;
export type TextToVideoParameters = Parameters<TextToVideoInput>;
export type TokenClassificationParameters = Parameters<TokenClassificationInput>;
export type TranslationParameters = Parameters<TranslationInput>;
export type VideoClassificationParameters = Parameters<VideoClassificationInput>;
export type VisualQuestionAnsweringParameters = Parameters<VisualQuestionAnsweringInput>;
export type ZeroShotClassificationParameters = Parameters<ZeroShotClassificationInput>;
export type ZeroShotImageClassificationParameters = Parameters<ZeroShotImageClassificationInput>;
export type ZeroShotObjectDetectionParameters = Parameters<ZeroShotObjectDetectionInput>;

export type AudioClassificationOutputElement = Element<AudioClassificationOutput>;
export type DocumentQuestionAnsweringOutputElement = Element<DocumentQuestionAnsweringOutput>;
export type FillMaskOutputElement = Element<FillMaskOutput>;
export type ImageClassificationOutputElement = Element<ImageClassificationOutput>;
export type ImageSegmentationOutputElement = Element<ImageSegmentationOutput>;
export type ObjectDetectionOutputElement = Element<ObjectDetectionOutput>;
export type QuestionAnsweringOutputElement = QuestionAnsweringOutput;
export type TableQuestionAnsweringOutputElement = TableQuestionAnsweringOutput;
export type TextClassificationOutputElement = Element<TextClassificationOutput>;
export type TokenClassificationOutputElement = Element<TokenClassificationOutput>;
export type VideoClassificationOutputElement = Element<VideoClassificationOutput>;
export type VisualQuestionAnsweringOutputElement = Element<VisualQuestionAnsweringOutput>;
export type ZeroShotClassificationOutputElement = Element<ZeroShotClassificationOutput>;
export type ZeroShotImageClassificationOutputElement = Element<ZeroShotImageClassificationOutput>;
export type ZeroShotObjectDetectionOutputElement = Element<ZeroShotObjectDetectionOutput>;
