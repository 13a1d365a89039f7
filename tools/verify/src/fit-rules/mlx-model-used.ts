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

/** Pictures, masks and music have no loader in the packages of MLX. */
const otherName = /stable-diffusion|flux|z-image|music|clip|siglip|sam\d?(?:-|$)/i;

export default defineRule({
  says: 'A text, vision or speech model of MLX gets more than its files, also without a task',
  judge(one) {
    const { library_name: library, pipeline_tag: task, id } = one.model;
    if (library !== 'mlx' || !served.has(task) || otherName.test(id)) return undefined;
    const python = answerOf(one, 'mlx')?.snippets.some(({ code }) => code.language === 'python');
    return python === true || `task ${task ?? 'unknown'}`;
  },
});
