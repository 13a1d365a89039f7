import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Text Generation',
  modality: 'nlp',
  summary:
    'Text generation continues a text or answers a message, one small piece at a time: chat, writing, code, reasoning.',
  demo: {
    inputs: [{ type: 'text', label: 'Prompt', content: 'In one sentence: why is the sky blue?' }],
    outputs: [
      {
        type: 'text',
        label: 'Answer',
        content:
          'Sunlight is scattered by the molecules of the air, and short blue waves are scattered far more than long red ones, so blue light reaches us from every direction.',
      },
    ],
  },
  metrics: [
    {
      id: 'Cross Entropy',
      description: 'How surprised the model is by real text, averaged over tokens; lower is better.',
    },
    {
      id: 'Perplexity',
      description: 'The same, turned into the number of words the model is hesitating between.',
    },
  ],
  models: [
    { id: 'google/gemma-2-2b-it', description: 'A small chat model that runs on a laptop.' },
    {
      id: 'Qwen/Qwen3-Coder-480B-A35B-Instruct',
      description: 'A very large mixture of experts for programming with tools.',
    },
    { id: 'openai/gpt-oss-120b', description: 'Open weights with adjustable depth of reasoning.' },
    { id: 'zai-org/GLM-4.5', description: 'Made for agents: tool use, code and long tasks.' },
    { id: 'Qwen/Qwen3-4B-Thinking-2507', description: 'Small and thinks before it answers.' },
    { id: 'Qwen/Qwen2.5-7B-Instruct-1M', description: 'Reads up to a million tokens.' },
    { id: 'Qwen/Qwen2.5-Coder-32B-Instruct', description: 'Code in many languages on a single large card.' },
    { id: 'deepseek-ai/DeepSeek-R1', description: 'Long chains of reasoning, openly published.' },
  ],
  datasets: [
    {
      id: 'CohereForAI/Global-MMLU',
      description: 'Exam questions in many languages, reviewed for cultural bias.',
    },
    { id: 'HuggingFaceFW/fineweb-2', description: 'Cleaned web text in over a thousand languages.' },
    {
      id: 'HuggingFaceH4/ultrachat_200k',
      description: 'Filtered conversations for teaching a model to chat.',
    },
    { id: 'open-r1/OpenThoughts-114k-math', description: 'Mathematics with worked reasoning.' },
    { id: 'allenai/tulu-3-sft-mixture', description: 'A broad, documented mix for instruction tuning.' },
    { id: 'HuggingFaceTB/smoltalk', description: 'Conversations made for training small models.' },
    { id: 'HuggingFaceTB/finemath', description: 'Mathematical pages picked from the web.' },
  ],
  spaces: [
    { id: 'akhaliq/anycoder', description: 'Builds small web pages from a description.' },
    { id: 'enzostvs/deepsite', description: 'Makes and edits sites in conversation.' },
    {
      id: 'logikon/open_cot_leaderboard',
      description: 'Measures how much reasoning aloud helps each model.',
    },
    { id: 'ysharma/Explore_llamav2_with_TGI', description: 'Chats with an older open model.' },
    { id: 'HuggingFaceH4/zephyr-chat', description: 'Chats with a small tuned model.' },
    { id: 'lmsys/chatbot-arena-leaderboard', description: 'Ranks chat models by blind votes.' },
    { id: 'mlabonne/phixtral-chat', description: 'Chats with a small mixture of experts.' },
  ],
  widgetModels: ['mistralai/Mistral-Nemo-Instruct-2407'],
  youtubeId: 'e9gNEAlsOvU',
  subtasks: [
    { type: 'dialogue-modeling', name: 'Dialogue Modeling' },
    { type: 'dialogue-generation', name: 'Dialogue Generation' },
    { type: 'conversational', name: 'Conversational' },
    { type: 'language-modeling', name: 'Language Modeling' },
    { type: 'text-simplification', name: 'Text simplification' },
    { type: 'explanation-generation', name: 'Explanation Generation' },
    { type: 'abstractive-qa', name: 'Abstractive QA' },
    { type: 'open-domain-abstractive-qa', name: 'Open Domain Abstractive QA' },
    { type: 'closed-domain-qa', name: 'Closed Domain QA' },
    { type: 'open-book-qa', name: 'Open Book QA' },
    { type: 'closed-book-qa', name: 'Closed Book QA' },
    { type: 'text2text-generation', name: 'Text2Text Generation' },
  ],
  related: ['summarization', 'translation', 'image-text-to-text'],
  aliases: ['conversational', 'text2text-generation'],
});
