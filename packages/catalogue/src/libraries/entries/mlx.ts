import { py } from '../../code/index.ts';
import { isConversational, needsRemoteCode } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { chatMessages } from '../recipes/transformers/chat.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleImage, sampleText } from '../../snippets/samples.ts';
import { appleSilicon, remoteCode } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'MLX',
  synonyms: ['apple mlx', 'mlx framework', 'metal inference'],
  repoName: 'MLX',
  repoUrl: 'https://github.com/ml-explore/mlx-examples/tree/main',
  docsUrl: 'https://huggingface.co/docs/hub/mlx',
  summary: 'Runs language and vision models on Apple silicon, in memory that CPU and GPU share.',
  filter: true,
  languages: ['python', 'shell'],
  aliases: ['mlx-lm', 'mlx-vlm'],
  tasks: ['image-text-to-text', 'text-generation'],

  snippets(model, context) {
    const custom = needsRemoteCode(model);
    const load = py.rest({ revision: context.revision, trust_remote_code: custom || undefined });
    const warnings = custom ? [appleSilicon, remoteCode] : [appleSilicon];

    if (model.pipeline_tag === 'image-text-to-text')
      return [
        {
          title: 'Ask about a picture',
          install: [pip('mlx-vlm')],
          warnings,
          code: py`
            from mlx_vlm import apply_chat_template, generate, load

            model, processor = load(${model.id}${load})

            image = ${sampleImage(model, context.platform)}
            question = ${sampleText(model)}
            prompt = apply_chat_template(processor, model.config, question, num_images=1)
            result = generate(model, processor, prompt, image)
            print(result.text)
          `,
        },
      ];
    if (model.pipeline_tag !== 'text-generation') return [downloadSnippet(model, context)];

    const chats = isConversational(model);
    const prompt = chats
      ? py`
          messages = ${chatMessages(model, context.platform)}
          prompt = tokenizer.apply_chat_template(messages, add_generation_prompt=True)
        `
      : py`prompt = ${sampleText(model)}`;
    return [
      {
        title: chats ? 'Chat with the model' : 'Continue a text',
        install: [pip('mlx-lm')],
        warnings,
        code: py`
          from mlx_lm import generate, load

          model, tokenizer = load(${model.id}${load})

          ${prompt}
          print(generate(model, tokenizer, prompt=prompt))
        `,
      },
    ];
  },
});
