import { defineRule, tagged } from './rule.ts';

export default defineRule({
  says: "The hub's own service is not offered for MLX or ExLlama weights that it does not list as live",
  judge({ model, hosted }) {
    if (hosted === undefined || !tagged(model, 'mlx', 'exl2', 'exl3')) return undefined;
    return (
      hosted.providers.offered.every(
        ({ provider, reason }) => provider !== 'hf-inference' || reason === 'live',
      ) || 'hf-inference'
    );
  },
});
