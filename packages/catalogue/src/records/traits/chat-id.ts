/** @module Ids of models that were tuned for chat. */
import { nameOf } from '../fields.ts';

const chatName =
  /(?:^|[-_.])(?:instruct|chat|it|assistant|zephyr|hermes|dolphin|think(?:ing)?|\w*reason(?:ing|er)?|gpt-oss|saiga|aloe|mirothinker|shieldgemma|(?!wild)\w*guard)(?:[-_.\d]|$)/i;
const notChat =
  /t5|\bul2|tk-instruct|pix2pix|blip|[-_]base(?![-_.]instruct)(?:[-_.]|$)|pretrain|guard-stream|prompt-guard|eagle-?3|dflash|dspark|draft|speculator|redpajama/i;
/** Families that name their base models so, and not those that chat. */
const chatFamily =
  /(?:^|[-_.])(?:qwen3(?:\.\d)?|qwq|glm-(?:4\.\d|5(?:\.\d)?)v?|granite-4\.\d|minimax-m\d(?:\.\d)?|kimi-k2(?:\.\d)?|deepseek-(?:r1|v2\.5|v3(?:\.1)?)|nemotron-(?:3-)?(?:cascade|nano|orchestrator|super|ultra)|exaone-(?:4\.\d|deep)|lfm2(?:\.\d)?|ernie-4\.5|smollm3|phi-4|sarvam-translate|aya-(?:23|expanse)|baichuan-m\d|c4ai|cogito|elyza-jp|glm-4-\d+b-0414|minicpm[345]|nanbeige4\.\d|\w+thinker\d?|tulu-\d)(?:[-_]|$)/i;
/** What models of such a family do instead. */
const otherUse =
  /embed|rerank|retriev|colbert|guard|reward|classif|[-_]p?rm(?:[-_]|$)|tts|asr|speech|audio|omni|ocr|parse|image|aligner|tokenizer|lora|adapter/i;
/** Whether an id is that of a model tuned for chat. */
export function isChatId(id: string): boolean {
  const name = nameOf({ id });
  return (chatName.test(name) || (chatFamily.test(name) && !otherUse.test(name))) && !notChat.test(id);
}
