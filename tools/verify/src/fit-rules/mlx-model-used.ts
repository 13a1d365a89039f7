import { answerOf, defineRule } from './rule.ts';

const served: ReadonlySet<string | undefined> = new Set([
  undefined,
  'automatic-speech-recognition',
  'feature-extraction',
  'image-text-to-text',
  'sentence-similarity',
  'text-generation',
  'text-to-speech',
]);

/** Pictures, masks, music, codecs and a few language models have no loader in the packages of MLX. */
const otherName =
  /stable-diffusion|flux|[-_]image(?:[-_]|$)|music|clip|siglip|sam\d?(?:-|$)|matrix-game|hibiki|encodec|cosyvoice|lemonseed|voicechat|tokenizer|lightglue|superpoint|vitmatte/i;

/** Draft models write nothing alone; GGUF files keep the tags of the original. */
const otherTag = /_(?:assistant|dflash\d*|mtp)$|^(?:draft-model|dflash\d*|gguf)$/;

export default defineRule({
  says: 'A text, vision or speech model of MLX gets more than its files, also without a task',
  judge(one) {
    const { library_name: library, pipeline_tag: task, id, tags = [] } = one.model;
    if (library !== 'mlx' || !served.has(task) || otherName.test(id)) return undefined;
    if (tags.some((tag) => otherTag.test(tag))) return undefined;
    // Without tags the field is of one source, which has it for other models as well.
    if (tags.length === 0 && !/mlx/i.test(id)) return undefined;
    const python = answerOf(one, 'mlx')?.snippets.some(({ code }) => code.language === 'python');
    return python === true || `task ${task ?? 'unknown'}`;
  },
});
