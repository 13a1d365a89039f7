/** @module Types of what the tasks send and receive. Made by npm run generate from the schemas; do not edit. */

/**
 * A recording to label.
 */
export interface AudioClassificationInput {
/**
 * The recording, as base64 text. The bytes may also be sent as the whole body, with their media type as content type.
 */
inputs: string
/**
 * Settings; all of them may be left out.
 */
parameters?: {
/**
 * How many labels to return, best first.
 */
top_k?: number
/**
 * How raw scores become probabilities.
 */
function_to_apply?: ("sigmoid" | "softmax" | "none")
}
}

/**
 * Labels with scores, best first.
 * 
 * Items: One label.
 */
export type AudioClassificationOutput = {
/**
 * The label.
 */
label: string
/**
 * How sure the model is, usually between 0 and 1.
 */
score: number
}[]

/**
 * A recording to change.
 */
export interface AudioToAudioInput {
/**
 * The recording, as base64 text. The bytes may also be sent as the whole body, with their media type as content type.
 */
inputs: string
}

/**
 * The sounds that came out.
 * 
 * Items: One sound.
 */
export type AudioToAudioOutput = {
/**
 * What this sound is.
 */
label: string
/**
 * Media type of the sound.
 */
"content-type": string
/**
 * The sound, as base64 text.
 */
blob: string
}[]

/**
 * A recording of speech.
 */
export interface AutomaticSpeechRecognitionInput {
/**
 * The recording, as base64 text. The bytes may also be sent as the whole body, with their media type as content type.
 */
inputs: string
/**
 * Settings; all of them may be left out.
 */
parameters?: {
/**
 * Also say when each piece was spoken.
 */
return_timestamps?: boolean
}
}

/**
 * The transcript.
 */
export interface AutomaticSpeechRecognitionOutput {
/**
 * What was said.
 */
text: string
/**
 * Pieces with their times.
 * 
 * Items: One piece.
 */
chunks?: {
/**
 * The words.
 */
text: string
/**
 * From and to, in seconds.
 */
timestamp: number[]
}[]
}

/**
 * A picture to measure.
 */
export interface DepthEstimationInput {
/**
 * The picture, as base64 text. The bytes may also be sent as the whole body, with their media type as content type.
 */
inputs: string
}

/**
 * The distance of every pixel.
 */
export interface DepthEstimationOutput {
/**
 * Distance by row and column; larger is farther or nearer, depending on the model.
 */
predicted_depth?: number[][]
/**
 * The same as a grey picture, as base64 text.
 */
depth?: string
}

/**
 * A question about a page.
 */
export interface DocumentQuestionAnsweringInput {
/**
 * A page and a question.
 */
inputs: {
/**
 * The page, as base64 text. The bytes may also be sent as the whole body, with their media type as content type.
 */
image: string
/**
 * The question.
 */
question: string
}
/**
 * Settings; all of them may be left out.
 */
parameters?: {
/**
 * How many answers to return.
 */
top_k?: number
/**
 * Language of the page, for reading its text.
 */
lang?: string
/**
 * Words and their places, when they are known already.
 */
word_boxes?: unknown[]
}
}

/**
 * Answers, best first.
 * 
 * Items: One answer.
 */
export type DocumentQuestionAnsweringOutput = {
/**
 * The answer.
 */
answer: string
/**
 * How sure the model is, usually between 0 and 1.
 */
score?: number
/**
 * First word of it.
 */
start?: number
/**
 * Last word of it.
 */
end?: number
}[]

/**
 * Text to turn into numbers.
 */
export interface FeatureExtractionInput {
/**
 * A text, or several.
 */
inputs: (string | string[])
/**
 * Settings; all of them may be left out.
 */
parameters?: {
/**
 * Scale vectors to length one.
 */
normalize?: boolean
/**
 * Name of a prefix the model knows, such as query.
 */
prompt_name?: string
/**
 * Cut what is too long.
 */
truncate?: boolean
}
}

/**
 * A vector, or nested lists of them: per text, per token.
 */
export type FeatureExtractionOutput = (number | unknown[])[]

/**
 * A text with a gap.
 */
export interface FillMaskInput {
/**
 * A text in which the mask token of the model stands for a missing word.
 */
inputs: string
/**
 * Settings; all of them may be left out.
 */
parameters?: {
/**
 * How many labels to return, best first.
 */
top_k?: number
/**
 * Only these words are scored.
 * 
 * Items: A word.
 */
targets?: string[]
}
}

/**
 * Words that fit the gap, best first.
 * 
 * Items: One filling.
 */
export type FillMaskOutput = {
/**
 * The text with the gap filled.
 */
sequence: string
/**
 * How sure the model is, usually between 0 and 1.
 */
score: number
/**
 * Number of the token.
 */
token: number
/**
 * The token itself.
 */
token_str: string
}[]

/**
 * A picture to label.
 */
export interface ImageClassificationInput {
/**
 * The picture, as base64 text. The bytes may also be sent as the whole body, with their media type as content type.
 */
inputs: string
/**
 * Settings; all of them may be left out.
 */
parameters?: {
/**
 * How many labels to return, best first.
 */
top_k?: number
/**
 * How raw scores become probabilities.
 */
function_to_apply?: ("sigmoid" | "softmax" | "none")
}
}

/**
 * Labels with scores, best first.
 * 
 * Items: One label.
 */
export type ImageClassificationOutput = {
/**
 * The label.
 */
label: string
/**
 * How sure the model is, usually between 0 and 1.
 */
score: number
}[]

/**
 * A picture to cut into regions.
 */
export interface ImageSegmentationInput {
/**
 * The picture, as base64 text. The bytes may also be sent as the whole body, with their media type as content type.
 */
inputs: string
/**
 * Settings; all of them may be left out.
 */
parameters?: {
/**
 * Which kind of segmentation.
 */
subtask?: ("instance" | "panoptic" | "semantic")
/**
 * Regions below this score are left out.
 */
threshold?: number
/**
 * Where a mask ends.
 */
mask_threshold?: number
/**
 * How much overlap joins two regions.
 */
overlap_mask_area_threshold?: number
}
}

/**
 * The regions with their masks.
 * 
 * Items: One region.
 */
export type ImageSegmentationOutput = {
/**
 * The label.
 */
label: string
/**
 * Black and white picture of the region, as base64 text.
 */
mask: string
/**
 * How sure the model is, usually between 0 and 1.
 */
score?: number
}[]

/**
 * A picture and an instruction.
 */
export interface ImageTextToImageInput {
/**
 * The picture, as base64 text. The bytes may also be sent as the whole body, with their media type as content type.
 */
inputs: string
/**
 * Settings; all of them may be left out.
 */
parameters?: {
/**
 * What should change or happen, in words.
 */
prompt?: string
/**
 * What should not be seen.
 */
negative_prompt?: string
/**
 * How strictly the words are followed.
 */
guidance_scale?: number
/**
 * How many steps; more is slower.
 */
num_inference_steps?: number
/**
 * Size of the result.
 */
target_size?: {
/**
 * Width, in pixels.
 */
width?: number
/**
 * Height, in pixels.
 */
height?: number
}
}
}

/**
 * The new picture, as bytes.
 */
export type ImageTextToImageOutput = string

/**
 * A conversation to continue.
 */
export interface ImageTextToTextInput {
/**
 * The model, with :provider where one is chosen.
 */
model?: string
/**
 * The conversation so far.
 * 
 * @minItems 1
 * 
 * Items: One message.
 */
messages: [{
/**
 * Who speaks.
 */
role: ("system" | "user" | "assistant" | "tool")
/**
 * Text, or a list of parts.
 */
content?: (string | {
/**
 * Kind of the part.
 */
type: ("text" | "image_url")
/**
 * The text of a text part.
 */
text?: string
/**
 * A picture.
 */
image_url?: {
/**
 * Address of the picture, or a data URL.
 */
url: string
}
}[] | null)
/**
 * Functions the model asks to call.
 */
tool_calls?: {

}[]
/**
 * Which call this message answers.
 */
tool_call_id?: string
}, ...({
/**
 * Who speaks.
 */
role: ("system" | "user" | "assistant" | "tool")
/**
 * Text, or a list of parts.
 */
content?: (string | {
/**
 * Kind of the part.
 */
type: ("text" | "image_url")
/**
 * The text of a text part.
 */
text?: string
/**
 * A picture.
 */
image_url?: {
/**
 * Address of the picture, or a data URL.
 */
url: string
}
}[] | null)
/**
 * Functions the model asks to call.
 */
tool_calls?: {

}[]
/**
 * Which call this message answers.
 */
tool_call_id?: string
})[]]
/**
 * Send the answer piece by piece.
 */
stream?: boolean
/**
 * How freely the model chooses; 0 takes the likeliest.
 */
temperature?: number
/**
 * Longest answer, in tokens.
 */
max_tokens?: number
/**
 * Only the likeliest words that together reach this probability are considered.
 */
top_p?: number
/**
 * Functions the model may ask to call.
 */
tools?: {

}[]
/**
 * A form the answer must follow, such as a JSON schema.
 */
response_format?: {

}
}

/**
 * The answer.
 */
export interface ImageTextToTextOutput {
/**
 * Number of the answer.
 */
id?: string
/**
 * Kind of the object.
 */
object?: string
/**
 * When, in seconds since 1970.
 */
created?: number
/**
 * The model that answered.
 */
model?: string
/**
 * The answers.
 * 
 * @minItems 1
 * 
 * Items: One answer.
 */
choices: [{
/**
 * Number of the choice.
 */
index?: number
/**
 * One message.
 */
message?: {
/**
 * Who speaks.
 */
role: ("system" | "user" | "assistant" | "tool")
/**
 * Text, or a list of parts.
 */
content?: (string | {
/**
 * Kind of the part.
 */
type: ("text" | "image_url")
/**
 * The text of a text part.
 */
text?: string
/**
 * A picture.
 */
image_url?: {
/**
 * Address of the picture, or a data URL.
 */
url: string
}
}[] | null)
/**
 * Functions the model asks to call.
 */
tool_calls?: {

}[]
/**
 * Which call this message answers.
 */
tool_call_id?: string
}
/**
 * For a plain completion: the text.
 */
text?: string
/**
 * Why it ended.
 */
finish_reason?: (string | null)
}, ...({
/**
 * Number of the choice.
 */
index?: number
/**
 * One message.
 */
message?: {
/**
 * Who speaks.
 */
role: ("system" | "user" | "assistant" | "tool")
/**
 * Text, or a list of parts.
 */
content?: (string | {
/**
 * Kind of the part.
 */
type: ("text" | "image_url")
/**
 * The text of a text part.
 */
text?: string
/**
 * A picture.
 */
image_url?: {
/**
 * Address of the picture, or a data URL.
 */
url: string
}
}[] | null)
/**
 * Functions the model asks to call.
 */
tool_calls?: {

}[]
/**
 * Which call this message answers.
 */
tool_call_id?: string
}
/**
 * For a plain completion: the text.
 */
text?: string
/**
 * Why it ended.
 */
finish_reason?: (string | null)
})[]]
/**
 * What it cost.
 */
usage?: {
/**
 * Tokens read.
 */
prompt_tokens?: number
/**
 * Tokens written.
 */
completion_tokens?: number
/**
 * Both together.
 */
total_tokens?: number
}
}

/**
 * One event of the stream: a line `data: {…}`; the stream ends with `data: [DONE]`.
 */
export interface ImageTextToTextStreamOutput {
/**
 * Number of the answer.
 */
id?: string
/**
 * When, in seconds since 1970.
 */
created?: number
/**
 * The model.
 */
model?: string
/**
 * Pieces; the last event may have none.
 * 
 * Items: One piece.
 */
choices: {
/**
 * Number of the choice.
 */
index?: number
/**
 * What is new.
 */
delta: {
/**
 * Who speaks.
 */
role?: string
/**
 * The next piece of text.
 */
content?: (string | null)
}
/**
 * Why it ended; null until then.
 */
finish_reason?: (string | null)
}[]
/**
 * What it cost, in the last event.
 */
usage?: ({

} | null)
}

/**
 * A picture and an instruction.
 */
export interface ImageTextToVideoInput {
/**
 * The picture, as base64 text. The bytes may also be sent as the whole body, with their media type as content type.
 */
inputs: string
/**
 * Settings; all of them may be left out.
 */
parameters?: {
/**
 * What should change or happen, in words.
 */
prompt?: string
/**
 * What should not be seen.
 */
negative_prompt?: string
/**
 * How strictly the words are followed.
 */
guidance_scale?: number
/**
 * How many steps; more is slower.
 */
num_inference_steps?: number
/**
 * Size of the result.
 */
target_size?: {
/**
 * Width, in pixels.
 */
width?: number
/**
 * Height, in pixels.
 */
height?: number
}
/**
 * Start of the random numbers.
 */
seed?: number
/**
 * How many frames.
 */
num_frames?: number
}
}

/**
 * The clip, as bytes.
 */
export type ImageTextToVideoOutput = string

/**
 * A picture and an instruction.
 */
export interface ImageToImageInput {
/**
 * The picture, as base64 text. The bytes may also be sent as the whole body, with their media type as content type.
 */
inputs: string
/**
 * Settings; all of them may be left out.
 */
parameters?: {
/**
 * What should change or happen, in words.
 */
prompt?: string
/**
 * What should not be seen.
 */
negative_prompt?: string
/**
 * How strictly the words are followed.
 */
guidance_scale?: number
/**
 * How many steps; more is slower.
 */
num_inference_steps?: number
/**
 * Size of the result.
 */
target_size?: {
/**
 * Width, in pixels.
 */
width?: number
/**
 * Height, in pixels.
 */
height?: number
}
}
}

/**
 * The changed picture, as bytes.
 */
export type ImageToImageOutput = string

/**
 * A picture to put into words.
 */
export interface ImageToTextInput {
/**
 * The picture, as base64 text. The bytes may also be sent as the whole body, with their media type as content type.
 */
inputs: string
/**
 * Settings; all of them may be left out.
 */
parameters?: {
/**
 * Longest answer, in tokens.
 */
max_new_tokens?: number
/**
 * Settings of the generation.
 */
generation_parameters?: {
/**
 * Longest answer, in tokens.
 */
max_new_tokens?: number
/**
 * Shortest answer, in tokens.
 */
min_length?: number
/**
 * How many ways are followed side by side.
 */
num_beams?: number
}
}
}

/**
 * The text.
 */
export type ImageToTextOutput = ({
/**
 * The text.
 */
generated_text: string
} | {
/**
 * The text.
 */
generated_text: string
}[])

/**
 * A picture and an instruction.
 */
export interface ImageToVideoInput {
/**
 * The picture, as base64 text. The bytes may also be sent as the whole body, with their media type as content type.
 */
inputs: string
/**
 * Settings; all of them may be left out.
 */
parameters?: {
/**
 * What should change or happen, in words.
 */
prompt?: string
/**
 * What should not be seen.
 */
negative_prompt?: string
/**
 * How strictly the words are followed.
 */
guidance_scale?: number
/**
 * How many steps; more is slower.
 */
num_inference_steps?: number
/**
 * Size of the result.
 */
target_size?: {
/**
 * Width, in pixels.
 */
width?: number
/**
 * Height, in pixels.
 */
height?: number
}
/**
 * Start of the random numbers.
 */
seed?: number
/**
 * How many frames.
 */
num_frames?: number
}
}

/**
 * The clip, as bytes.
 */
export type ImageToVideoOutput = string

/**
 * A picture to look through.
 */
export interface ObjectDetectionInput {
/**
 * The picture, as base64 text. The bytes may also be sent as the whole body, with their media type as content type.
 */
inputs: string
/**
 * Settings; all of them may be left out.
 */
parameters?: {
/**
 * Boxes below this score are left out.
 */
threshold?: number
}
}

/**
 * The things that were found, each with its box.
 * 
 * Items: One thing.
 */
export type ObjectDetectionOutput = {
/**
 * The label.
 */
label: string
/**
 * How sure the model is, usually between 0 and 1.
 */
score: number
/**
 * Where it is.
 */
box: {
/**
 * Left edge, in pixels.
 */
xmin: number
/**
 * Top edge, in pixels.
 */
ymin: number
/**
 * Right edge, in pixels.
 */
xmax: number
/**
 * Bottom edge, in pixels.
 */
ymax: number
}
}[]

/**
 * A question about a text.
 */
export interface QuestionAnsweringInput {
/**
 * A question and a text.
 */
inputs: {
/**
 * The question.
 */
question: string
/**
 * The text that holds the answer.
 */
context: string
}
/**
 * Settings; all of them may be left out.
 */
parameters?: {
/**
 * How many answers to return.
 */
top_k?: number
/**
 * Allow the answer that the text has none.
 */
handle_impossible_answer?: boolean
/**
 * Longest answer, in tokens.
 */
max_answer_len?: number
}
}

/**
 * The answer and where it stands.
 */
export type QuestionAnsweringOutput = ({
/**
 * The answer, as it stands in the text.
 */
answer: string
/**
 * How sure the model is, usually between 0 and 1.
 */
score: number
/**
 * Where it begins, in characters.
 */
start: number
/**
 * Where it ends, in characters.
 */
end: number
} | {
/**
 * The answer.
 */
answer: string
/**
 * How sure the model is, usually between 0 and 1.
 */
score: number
/**
 * Start.
 */
start?: number
/**
 * End.
 */
end?: number
}[])

/**
 * A sentence and others to compare it with.
 */
export interface SentenceSimilarityInput {
/**
 * One sentence and others.
 */
inputs: {
/**
 * The sentence to compare with.
 */
source_sentence: string
/**
 * The sentences to compare.
 * 
 * @minItems 1
 * 
 * Items: A sentence.
 */
sentences: [string, ...(string)[]]
}
}

/**
 * One similarity for each sentence, in their order.
 */
export type SentenceSimilarityOutput = number[]

/**
 * A text to shorten.
 */
export interface SummarizationInput {
/**
 * The text to shorten.
 */
inputs: string
/**
 * Settings; all of them may be left out.
 */
parameters?: {
/**
 * Remove spaces left over from tokens.
 */
clean_up_tokenization_spaces?: boolean
/**
 * What happens to a text that is too long.
 */
truncation?: ("do_not_truncate" | "longest_first" | "only_first" | "only_second")
/**
 * Settings of the generation.
 */
generate_parameters?: {
/**
 * Longest answer, in tokens.
 */
max_new_tokens?: number
/**
 * Shortest answer, in tokens.
 */
min_length?: number
/**
 * How many ways are followed side by side.
 */
num_beams?: number
}
}
}

/**
 * The summary.
 */
export type SummarizationOutput = ({
/**
 * The summary.
 */
summary_text: string
} | {
/**
 * The summary.
 */
summary_text: string
}[])

/**
 * A question about a table.
 */
export interface TableQuestionAnsweringInput {
/**
 * A question and a table.
 */
inputs: {
/**
 * The question.
 */
query: string
/**
 * Columns by name, each a list of cells as text.
 */
table: {
[k: string]: string[]
}
}
/**
 * Settings; all of them may be left out.
 */
parameters?: {
/**
 * How inputs are padded.
 */
padding?: ("do_not_pad" | "longest" | "max_length")
/**
 * Read several questions one after another, as a conversation.
 */
sequential?: boolean
/**
 * Cut what is too long.
 */
truncation?: boolean
}
}

/**
 * The answer and the cells it rests on.
 */
export type TableQuestionAnsweringOutput = ({
/**
 * The answer.
 */
answer: string
/**
 * The cells it rests on.
 */
coordinates?: number[][]
/**
 * Their contents.
 * 
 * Items: A cell.
 */
cells?: string[]
/**
 * The operation applied to them.
 */
aggregator?: string
} | {

}[])

/**
 * Rows of a table.
 */
export interface TabularClassificationInput {
/**
 * The table.
 */
inputs: {
/**
 * Columns by name, each a list of values.
 */
data: {
[k: string]: unknown[]
}
}
}

/**
 * The predicted categories, one a row.
 */
export type TabularClassificationOutput = (number | string)[]

/**
 * Rows of a table.
 */
export interface TabularRegressionInput {
/**
 * The table.
 */
inputs: {
/**
 * Columns by name, each a list of values.
 */
data: {
[k: string]: unknown[]
}
}
}

/**
 * The predicted numbers, one a row.
 */
export type TabularRegressionOutput = (number | string)[]

/**
 * A text to label.
 */
export interface TextClassificationInput {
/**
 * The text to label.
 */
inputs: string
/**
 * Settings; all of them may be left out.
 */
parameters?: {
/**
 * How many labels to return, best first.
 */
top_k?: number
/**
 * How raw scores become probabilities.
 */
function_to_apply?: ("sigmoid" | "softmax" | "none")
}
}

/**
 * Labels with scores, best first.
 * 
 * Items: One label.
 */
export type TextClassificationOutput = {
/**
 * The label.
 */
label: string
/**
 * How sure the model is, usually between 0 and 1.
 */
score: number
}[]

/**
 * A conversation, or a text to continue.
 */
export type TextGenerationInput = ({
/**
 * The model, with :provider where one is chosen.
 */
model?: string
/**
 * The conversation so far.
 * 
 * @minItems 1
 * 
 * Items: One message.
 */
messages: [{
/**
 * Who speaks.
 */
role: ("system" | "user" | "assistant" | "tool")
/**
 * Text, or a list of parts.
 */
content?: (string | {
/**
 * Kind of the part.
 */
type: ("text" | "image_url")
/**
 * The text of a text part.
 */
text?: string
/**
 * A picture.
 */
image_url?: {
/**
 * Address of the picture, or a data URL.
 */
url: string
}
}[] | null)
/**
 * Functions the model asks to call.
 */
tool_calls?: {

}[]
/**
 * Which call this message answers.
 */
tool_call_id?: string
}, ...({
/**
 * Who speaks.
 */
role: ("system" | "user" | "assistant" | "tool")
/**
 * Text, or a list of parts.
 */
content?: (string | {
/**
 * Kind of the part.
 */
type: ("text" | "image_url")
/**
 * The text of a text part.
 */
text?: string
/**
 * A picture.
 */
image_url?: {
/**
 * Address of the picture, or a data URL.
 */
url: string
}
}[] | null)
/**
 * Functions the model asks to call.
 */
tool_calls?: {

}[]
/**
 * Which call this message answers.
 */
tool_call_id?: string
})[]]
/**
 * Send the answer piece by piece.
 */
stream?: boolean
/**
 * How freely the model chooses; 0 takes the likeliest.
 */
temperature?: number
/**
 * Longest answer, in tokens.
 */
max_tokens?: number
/**
 * Only the likeliest words that together reach this probability are considered.
 */
top_p?: number
/**
 * Functions the model may ask to call.
 */
tools?: {

}[]
/**
 * A form the answer must follow, such as a JSON schema.
 */
response_format?: {

}
} | {
/**
 * The model.
 */
model?: string
/**
 * The text to continue.
 */
prompt: string
/**
 * Longest answer, in tokens.
 */
max_tokens?: number
/**
 * How freely the model chooses; 0 takes the likeliest.
 */
temperature?: number
/**
 * Only the likeliest words that together reach this probability are considered.
 */
top_p?: number
})

/**
 * The answer.
 */
export interface TextGenerationOutput {
/**
 * Number of the answer.
 */
id?: string
/**
 * Kind of the object.
 */
object?: string
/**
 * When, in seconds since 1970.
 */
created?: number
/**
 * The model that answered.
 */
model?: string
/**
 * The answers.
 * 
 * @minItems 1
 * 
 * Items: One answer.
 */
choices: [{
/**
 * Number of the choice.
 */
index?: number
/**
 * One message.
 */
message?: {
/**
 * Who speaks.
 */
role: ("system" | "user" | "assistant" | "tool")
/**
 * Text, or a list of parts.
 */
content?: (string | {
/**
 * Kind of the part.
 */
type: ("text" | "image_url")
/**
 * The text of a text part.
 */
text?: string
/**
 * A picture.
 */
image_url?: {
/**
 * Address of the picture, or a data URL.
 */
url: string
}
}[] | null)
/**
 * Functions the model asks to call.
 */
tool_calls?: {

}[]
/**
 * Which call this message answers.
 */
tool_call_id?: string
}
/**
 * For a plain completion: the text.
 */
text?: string
/**
 * Why it ended.
 */
finish_reason?: (string | null)
}, ...({
/**
 * Number of the choice.
 */
index?: number
/**
 * One message.
 */
message?: {
/**
 * Who speaks.
 */
role: ("system" | "user" | "assistant" | "tool")
/**
 * Text, or a list of parts.
 */
content?: (string | {
/**
 * Kind of the part.
 */
type: ("text" | "image_url")
/**
 * The text of a text part.
 */
text?: string
/**
 * A picture.
 */
image_url?: {
/**
 * Address of the picture, or a data URL.
 */
url: string
}
}[] | null)
/**
 * Functions the model asks to call.
 */
tool_calls?: {

}[]
/**
 * Which call this message answers.
 */
tool_call_id?: string
}
/**
 * For a plain completion: the text.
 */
text?: string
/**
 * Why it ended.
 */
finish_reason?: (string | null)
})[]]
/**
 * What it cost.
 */
usage?: {
/**
 * Tokens read.
 */
prompt_tokens?: number
/**
 * Tokens written.
 */
completion_tokens?: number
/**
 * Both together.
 */
total_tokens?: number
}
}

/**
 * One event of the stream: a line `data: {…}`; the stream ends with `data: [DONE]`.
 */
export interface TextGenerationStreamOutput {
/**
 * Number of the answer.
 */
id?: string
/**
 * When, in seconds since 1970.
 */
created?: number
/**
 * The model.
 */
model?: string
/**
 * Pieces; the last event may have none.
 * 
 * Items: One piece.
 */
choices: {
/**
 * Number of the choice.
 */
index?: number
/**
 * What is new.
 */
delta: {
/**
 * Who speaks.
 */
role?: string
/**
 * The next piece of text.
 */
content?: (string | null)
}
/**
 * Why it ended; null until then.
 */
finish_reason?: (string | null)
}[]
/**
 * What it cost, in the last event.
 */
usage?: ({

} | null)
}

/**
 * A conversation to continue.
 */
export interface ChatCompletionInput {
/**
 * The model, with :provider where one is chosen.
 */
model?: string
/**
 * The conversation so far.
 * 
 * @minItems 1
 * 
 * Items: One message.
 */
messages: [{
/**
 * Who speaks.
 */
role: ("system" | "user" | "assistant" | "tool")
/**
 * Text, or a list of parts.
 */
content?: (string | {
/**
 * Kind of the part.
 */
type: ("text" | "image_url")
/**
 * The text of a text part.
 */
text?: string
/**
 * A picture.
 */
image_url?: {
/**
 * Address of the picture, or a data URL.
 */
url: string
}
}[] | null)
/**
 * Functions the model asks to call.
 */
tool_calls?: {

}[]
/**
 * Which call this message answers.
 */
tool_call_id?: string
}, ...({
/**
 * Who speaks.
 */
role: ("system" | "user" | "assistant" | "tool")
/**
 * Text, or a list of parts.
 */
content?: (string | {
/**
 * Kind of the part.
 */
type: ("text" | "image_url")
/**
 * The text of a text part.
 */
text?: string
/**
 * A picture.
 */
image_url?: {
/**
 * Address of the picture, or a data URL.
 */
url: string
}
}[] | null)
/**
 * Functions the model asks to call.
 */
tool_calls?: {

}[]
/**
 * Which call this message answers.
 */
tool_call_id?: string
})[]]
/**
 * Send the answer piece by piece.
 */
stream?: boolean
/**
 * How freely the model chooses; 0 takes the likeliest.
 */
temperature?: number
/**
 * Longest answer, in tokens.
 */
max_tokens?: number
/**
 * Only the likeliest words that together reach this probability are considered.
 */
top_p?: number
/**
 * Functions the model may ask to call.
 */
tools?: {

}[]
/**
 * A form the answer must follow, such as a JSON schema.
 */
response_format?: {

}
}

/**
 * The answer.
 */
export interface ChatCompletionOutput {
/**
 * Number of the answer.
 */
id?: string
/**
 * Kind of the object.
 */
object?: string
/**
 * When, in seconds since 1970.
 */
created?: number
/**
 * The model that answered.
 */
model?: string
/**
 * The answers.
 * 
 * @minItems 1
 * 
 * Items: One answer.
 */
choices: [{
/**
 * Number of the choice.
 */
index?: number
/**
 * One message.
 */
message: {
/**
 * Who speaks.
 */
role: ("system" | "user" | "assistant" | "tool")
/**
 * Text, or a list of parts.
 */
content?: (string | {
/**
 * Kind of the part.
 */
type: ("text" | "image_url")
/**
 * The text of a text part.
 */
text?: string
/**
 * A picture.
 */
image_url?: {
/**
 * Address of the picture, or a data URL.
 */
url: string
}
}[] | null)
/**
 * Functions the model asks to call.
 */
tool_calls?: {

}[]
/**
 * Which call this message answers.
 */
tool_call_id?: string
}
/**
 * Why it ended.
 */
finish_reason?: (string | null)
}, ...({
/**
 * Number of the choice.
 */
index?: number
/**
 * One message.
 */
message: {
/**
 * Who speaks.
 */
role: ("system" | "user" | "assistant" | "tool")
/**
 * Text, or a list of parts.
 */
content?: (string | {
/**
 * Kind of the part.
 */
type: ("text" | "image_url")
/**
 * The text of a text part.
 */
text?: string
/**
 * A picture.
 */
image_url?: {
/**
 * Address of the picture, or a data URL.
 */
url: string
}
}[] | null)
/**
 * Functions the model asks to call.
 */
tool_calls?: {

}[]
/**
 * Which call this message answers.
 */
tool_call_id?: string
}
/**
 * Why it ended.
 */
finish_reason?: (string | null)
})[]]
/**
 * What it cost.
 */
usage?: {
/**
 * Tokens read.
 */
prompt_tokens?: number
/**
 * Tokens written.
 */
completion_tokens?: number
/**
 * Both together.
 */
total_tokens?: number
}
}

/**
 * One event of the stream: a line `data: {…}`; the stream ends with `data: [DONE]`.
 */
export interface ChatCompletionStreamOutput {
/**
 * Number of the answer.
 */
id?: string
/**
 * When, in seconds since 1970.
 */
created?: number
/**
 * The model.
 */
model?: string
/**
 * Pieces; the last event may have none.
 * 
 * Items: One piece.
 */
choices: {
/**
 * Number of the choice.
 */
index?: number
/**
 * What is new.
 */
delta: {
/**
 * Who speaks.
 */
role?: string
/**
 * The next piece of text.
 */
content?: (string | null)
}
/**
 * Why it ended; null until then.
 */
finish_reason?: (string | null)
}[]
/**
 * What it cost, in the last event.
 */
usage?: ({

} | null)
}

/**
 * A description of a sound.
 */
export interface TextToAudioInput {
/**
 * What should be heard.
 */
inputs: string
/**
 * Settings; all of them may be left out.
 */
parameters?: {
/**
 * Settings of the generation.
 */
generate_parameters?: {
/**
 * Longest answer, in tokens.
 */
max_new_tokens?: number
/**
 * Shortest answer, in tokens.
 */
min_length?: number
/**
 * How many ways are followed side by side.
 */
num_beams?: number
}
}
}

/**
 * The sound: bytes, or samples with their rate from models of Transformers.
 */
export type TextToAudioOutput = (string | {
/**
 * The samples.
 */
audio?: {
[k: string]: unknown
}
/**
 * Samples a second.
 */
sampling_rate?: number
})

/**
 * A description of a picture.
 */
export interface TextToImageInput {
/**
 * What the picture should show.
 */
inputs: string
/**
 * Settings; all of them may be left out.
 */
parameters?: {
/**
 * What should not be seen.
 */
negative_prompt?: string
/**
 * How strictly the words are followed.
 */
guidance_scale?: number
/**
 * How many steps; more is slower.
 */
num_inference_steps?: number
/**
 * Width, in pixels.
 */
width?: number
/**
 * Height, in pixels.
 */
height?: number
/**
 * Name of the noise schedule.
 */
scheduler?: string
/**
 * Start of the random numbers.
 */
seed?: number
}
}

/**
 * The picture, as bytes.
 */
export type TextToImageOutput = string

/**
 * A text to read aloud.
 */
export interface TextToSpeechInput {
/**
 * The text to read.
 */
inputs: string
/**
 * Settings; all of them may be left out.
 */
parameters?: {
/**
 * Settings of the generation.
 */
generate_parameters?: {
/**
 * Longest answer, in tokens.
 */
max_new_tokens?: number
/**
 * Shortest answer, in tokens.
 */
min_length?: number
/**
 * How many ways are followed side by side.
 */
num_beams?: number
}
}
}

/**
 * The sound, as bytes.
 */
export type TextToSpeechOutput = string

/**
 * A description of a clip.
 */
export interface TextToVideoInput {
/**
 * What should happen.
 */
inputs: string
/**
 * Settings; all of them may be left out.
 */
parameters?: {
/**
 * What should not be seen.
 */
negative_prompt?: string
/**
 * How strictly the words are followed.
 */
guidance_scale?: number
/**
 * How many frames.
 */
num_frames?: number
/**
 * How many steps; more is slower.
 */
num_inference_steps?: number
/**
 * Start of the random numbers.
 */
seed?: number
}
}

/**
 * The clip, as bytes.
 */
export type TextToVideoOutput = string

/**
 * A text whose words are to be labelled.
 */
export interface TokenClassificationInput {
/**
 * The text to read.
 */
inputs: string
/**
 * Settings; all of them may be left out.
 */
parameters?: {
/**
 * How pieces of words are joined into spans.
 */
aggregation_strategy?: ("none" | "simple" | "first" | "average" | "max")
/**
 * Labels to leave out.
 * 
 * Items: A label.
 */
ignore_labels?: string[]
/**
 * How many tokens neighbouring windows of a long text share.
 */
stride?: number
}
}

/**
 * Spans of the text with their kind.
 * 
 * Items: One span.
 */
export type TokenClassificationOutput = {
/**
 * The kind of the span.
 */
entity_group?: string
/**
 * The words of the span.
 */
word: string
/**
 * How sure the model is, usually between 0 and 1.
 */
score: number
/**
 * Where it begins, in characters.
 */
start: number
/**
 * Where it ends, in characters.
 */
end: number
}[]

/**
 * A text to translate.
 */
export interface TranslationInput {
/**
 * The text to translate.
 */
inputs: string
/**
 * Settings; all of them may be left out.
 */
parameters?: {
/**
 * Code of the language it is in, for models that know several.
 */
src_lang?: string
/**
 * Code of the language wanted.
 */
tgt_lang?: string
/**
 * Settings of the generation.
 */
generate_parameters?: {
/**
 * Longest answer, in tokens.
 */
max_new_tokens?: number
/**
 * Shortest answer, in tokens.
 */
min_length?: number
/**
 * How many ways are followed side by side.
 */
num_beams?: number
}
}
}

/**
 * The translation.
 */
export type TranslationOutput = ({
/**
 * The translation.
 */
translation_text: string
} | {
/**
 * The translation.
 */
translation_text: string
}[])

/**
 * A video to label.
 */
export interface VideoClassificationInput {
/**
 * The video, as base64 text. The bytes may also be sent as the whole body, with their media type as content type.
 */
inputs: string
/**
 * Settings; all of them may be left out.
 */
parameters?: {
/**
 * How many labels to return, best first.
 */
top_k?: number
/**
 * How raw scores become probabilities.
 */
function_to_apply?: ("sigmoid" | "softmax" | "none")
/**
 * How many frames to look at.
 */
num_frames?: number
/**
 * Take every nth frame.
 */
frame_sampling_rate?: number
}
}

/**
 * Labels with scores, best first.
 * 
 * Items: One label.
 */
export type VideoClassificationOutput = {
/**
 * The label.
 */
label: string
/**
 * How sure the model is, usually between 0 and 1.
 */
score: number
}[]

/**
 * A question about a picture.
 */
export interface VisualQuestionAnsweringInput {
/**
 * A picture and a question.
 */
inputs: {
/**
 * The picture, as base64 text.
 */
image: string
/**
 * The question.
 */
question: string
}
/**
 * Settings; all of them may be left out.
 */
parameters?: {
/**
 * How many answers to return, best first.
 */
top_k?: number
}
}

/**
 * Answers, best first.
 * 
 * Items: One answer.
 */
export type VisualQuestionAnsweringOutput = {
/**
 * The answer.
 */
answer?: string
/**
 * How sure the model is, usually between 0 and 1.
 */
score: number
}[]

/**
 * A text and the classes to sort it into.
 */
export interface ZeroShotClassificationInput {
/**
 * The text to sort.
 */
inputs: string
/**
 * The classes, and settings.
 */
parameters: {
/**
 * The classes to choose from.
 * 
 * @minItems 1
 * 
 * Items: A class, in words.
 */
candidate_labels: [string, ...(string)[]]
/**
 * Score every class on its own, so that several may fit.
 */
multi_label?: boolean
/**
 * The sentence around a class; {} stands for it.
 */
hypothesis_template?: string
}
}

/**
 * The classes with scores, best first.
 * 
 * Items: One label.
 */
export type ZeroShotClassificationOutput = {
/**
 * The label.
 */
label: string
/**
 * How sure the model is, usually between 0 and 1.
 */
score: number
}[]

/**
 * A picture and the classes to sort it into.
 */
export interface ZeroShotImageClassificationInput {
/**
 * The picture, as base64 text. The bytes may also be sent as the whole body, with their media type as content type.
 */
inputs: string
/**
 * Settings; all of them may be left out.
 */
parameters: {
/**
 * The classes to choose from.
 * 
 * @minItems 1
 * 
 * Items: A class, in words.
 */
candidate_labels: [string, ...(string)[]]
/**
 * The sentence around a class; {} stands for it.
 */
hypothesis_template?: string
}
}

/**
 * The classes with scores, best first.
 * 
 * Items: One label.
 */
export type ZeroShotImageClassificationOutput = {
/**
 * The label.
 */
label: string
/**
 * How sure the model is, usually between 0 and 1.
 */
score: number
}[]

/**
 * A picture, and the names of things to find in it.
 */
export interface ZeroShotObjectDetectionInput {
/**
 * The picture, as base64 text.
 */
inputs: string
/**
 * What to look for.
 */
parameters: {
/**
 * What to look for.
 * 
 * @minItems 1
 */
candidate_labels: [string, ...(string)[]]
}
}

/**
 * The things that were found, each with its name and its box.
 * 
 * Items: One thing.
 */
export type ZeroShotObjectDetectionOutput = {
/**
 * The label.
 */
label: string
/**
 * How sure the model is, usually between 0 and 1.
 */
score: number
/**
 * Where it is.
 */
box: {
/**
 * Left edge, in pixels.
 */
xmin: number
/**
 * Top edge, in pixels.
 */
ymin: number
/**
 * Right edge, in pixels.
 */
xmax: number
/**
 * Bottom edge, in pixels.
 */
ymax: number
}
}[]
