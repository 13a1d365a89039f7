import { py, sh } from '../../code/index.ts';
import { hasTag, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { cmake } from '../recipes/setup/programs.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import { hubClient, hubDownload } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { appleSilicon, placeholder, remoteCode } from '../../snippets/warnings.ts';

/** Models that the package loads at fixed commits, without an option to trust the repository. */
const released = /^chaoliangunsw\/jev-style-(0\.8b|2b)-decision-v3(-mlx|-gguf)?$/;

export default defineLibrary({
  prettyLabel: 'jev-style',
  repoName: 'jev-style',
  repoUrl: 'https://github.com/lawrence3699/jev-style',
  summary: 'Small models that answer typed questions about a text with calibrated probabilities.',
  countDownloads: 'path_extension:"gguf" OR (path_filename:"config" AND path_extension:"json")',
  languages: ['shell', 'python'],
  tasks: ['text-classification'],

  snippets(model, context) {
    const name = nameOf(model).toLowerCase();
    const mlx = hasTag(model, 'mlx') || name.endsWith('-mlx');
    const gguf = !mlx && (hasTag(model, 'gguf') || name.endsWith('-gguf'));
    const unknown = !released.test(model.id.toLowerCase());
    const scorer = name.includes('2b') ? 'jev-score-v2' : 'jev-score';
    const extra = mlx ? '[mlx]' : '[torch]';
    const load = {
      quant: gguf ? context.quantization : undefined,
      scorer: gguf ? `jev-score/${scorer}` : undefined,
      revision: context.revision,
      trust_remote_code: unknown || undefined,
    };
    const decide: Snippet = {
      title: 'Ask about a text',
      install: [pip(gguf ? 'jev-style' : `jev-style${extra}`)],
      warnings: [
        ...(mlx ? [appleSilicon] : []),
        ...(unknown || context.revision !== undefined ? [remoteCode] : []),
        ...(gguf ? [placeholder('the path that the build printed, as scorer,')] : []),
      ],
      code: py`
        from jev_style import JevStyle, choice, noul

        js = JevStyle.from_pretrained(${model.id}${py.rest(load)})

        result = js.decide(
            "The parcel came a week late, and one cup was broken.",
            {
                "damaged": noul("Something in the parcel was damaged."),
                "tone": choice("What is the tone of the message?", ["calm", "annoyed", "furious"]),
            },
        )
        print(result["answers"]["damaged"]["noul"])
        print(result["answers"]["tone"]["choice"])
      `,
    };
    if (!gguf) return [decide];
    const source = scorer === 'jev-score' ? 'jev_score.cpp' : 'jev_score_v2.cpp';
    return [
      {
        title: 'Build the scorer against llama.cpp',
        install: [hubClient(context), cmake],
        code: sh`
          ${hubDownload(model, context, { files: ['build_jev_score.sh', source], folder: 'jev-score' })}
          git clone https://github.com/ggml-org/llama.cpp
          sh jev-score/build_jev_score.sh "$PWD/llama.cpp"
        `,
      },
      decide,
    ];
  },
});
