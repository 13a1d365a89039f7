/** @module Inputs of a widget as the peer types them. */
import type { ChatMessage } from './messages.ts';

type TableData = Record<string, (string | number)[]>;

export type WidgetExampleOutputLabels = { label: string; score: number }[];
export interface WidgetExampleOutputAnswerScore {
  answer: string;
  score: number;
}
export interface WidgetExampleOutputText {
  text: string;
}
export interface WidgetExampleOutputUrl {
  url: string;
}
export type WidgetExampleOutput =
  | WidgetExampleOutputLabels
  | WidgetExampleOutputAnswerScore
  | WidgetExampleOutputText
  | WidgetExampleOutputUrl;

export interface WidgetExampleBase<Output> {
  example_title?: string;
  group?: string;
  parameters?: {
    aggregation_strategy?: string;
    top_k?: number;
    top_p?: number;
    temperature?: number;
    max_new_tokens?: number;
    do_sample?: boolean;
    negative_prompt?: string;
    guidance_scale?: number;
    num_inference_steps?: number;
  };
  output?: Output;
}

export interface WidgetExampleChatInput<Output = WidgetExampleOutput> extends WidgetExampleBase<Output> {
  messages: ChatMessage[];
}
export interface WidgetExampleTextInput<Output = WidgetExampleOutput> extends WidgetExampleBase<Output> {
  text: string;
}
export interface WidgetExampleTextAndContextInput<
  Output = WidgetExampleOutput,
> extends WidgetExampleTextInput<Output> {
  context: string;
}
export interface WidgetExampleTextAndTableInput<
  Output = WidgetExampleOutput,
> extends WidgetExampleTextInput<Output> {
  table: TableData;
}
export interface WidgetExampleAssetInput<Output = WidgetExampleOutput> extends WidgetExampleBase<Output> {
  src: string;
}
export interface WidgetExampleAssetAndPromptInput<
  Output = WidgetExampleOutput,
> extends WidgetExampleAssetInput<Output> {
  prompt: string;
}
export type WidgetExampleAssetAndTextInput<Output = WidgetExampleOutput> = WidgetExampleAssetInput<Output> &
  WidgetExampleTextInput<Output>;
export type WidgetExampleAssetAndZeroShotInput<Output = WidgetExampleOutput> =
  WidgetExampleAssetInput<Output> & WidgetExampleZeroShotTextInput<Output>;
export interface WidgetExampleStructuredDataInput<
  Output = WidgetExampleOutput,
> extends WidgetExampleBase<Output> {
  structured_data: TableData;
}
export interface WidgetExampleTableDataInput<Output = WidgetExampleOutput> extends WidgetExampleBase<Output> {
  table: TableData;
}
export interface WidgetExampleZeroShotTextInput<
  Output = WidgetExampleOutput,
> extends WidgetExampleTextInput<Output> {
  candidate_labels: string;
  multi_class: boolean;
}
export interface WidgetExampleSentenceSimilarityInput<
  Output = WidgetExampleOutput,
> extends WidgetExampleBase<Output> {
  source_sentence: string;
  sentences: string[];
}

export type WidgetExample<Output = WidgetExampleOutput> =
  | WidgetExampleChatInput<Output>
  | WidgetExampleTextInput<Output>
  | WidgetExampleTextAndContextInput<Output>
  | WidgetExampleTextAndTableInput<Output>
  | WidgetExampleAssetInput<Output>
  | WidgetExampleAssetAndPromptInput<Output>
  | WidgetExampleAssetAndTextInput<Output>
  | WidgetExampleAssetAndZeroShotInput<Output>
  | WidgetExampleStructuredDataInput<Output>
  | WidgetExampleTableDataInput<Output>
  | WidgetExampleZeroShotTextInput<Output>
  | WidgetExampleSentenceSimilarityInput<Output>;

type KeysOfUnion<T> = T extends unknown ? keyof T : never;
export type WidgetExampleAttribute = KeysOfUnion<WidgetExample>;
