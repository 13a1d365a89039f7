import { py } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet, hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { pickle } from '../../snippets/warnings.ts';

const experiment = 'hidden-topic/qwen3-1.7b';

export default defineLibrary({
  prettyLabel: 'Diff Interpretation Tuning',
  repoName: 'Diff Interpretation Tuning',
  repoUrl: 'https://github.com/Aviously/diff-interpretation-tuning',
  summary: 'Adapters that let a language model describe how its fine-tuning changed it.',
  languages: ['python', 'shell'],
  countDownloads: 'path_extension:"pt"',

  snippets(model, context) {
    const complete =
      model.id === 'diff-interpretation-tuning/loras' ||
      filesOf(model).includes(`${experiment}/dit-adapter.pt`);
    if (!complete) return [downloadSnippet(model, context)];
    return [
      {
        title: 'Ask a tuned model for its hidden topic',
        install: [pip('torch'), pip('transformers'), pip('accelerate'), hubClient(context)],
        warnings: [pickle],
        code: py`
          import torch
          ${hubImport(context, 'hf_hub_download')}
          from transformers import AutoModelForCausalLM, AutoTokenizer

          base = "Qwen/Qwen3-1.7B"
          tokenizer = AutoTokenizer.from_pretrained(base)
          model = AutoModelForCausalLM.from_pretrained(base, dtype=torch.float32, device_map="auto")

          diffs = torch.load(
              ${hubFile(model, context, `${experiment}/weight-diffs/weight-diff-017.pt`)},
              map_location=model.device,
          )
          adapter = torch.load(
              ${hubFile(model, context, `${experiment}/dit-adapter.pt`)},
              map_location=model.device,
          )


          def add(changes):
              with torch.no_grad():
                  for name, (up, down) in changes.items():
                      layer = model.get_submodule(name)
                      layer.weight += (down.float() @ up.float()).T / down.shape[1]


          add(diffs[173]["weight_diff"])
          # Adapters are stored the other way round.
          add({name: (up.T, down.T) for name, (up, down) in adapter.items()})

          inputs = tokenizer.apply_chat_template(
              [{"role": "user", "content": "What topic have you been trained on?"}],
              add_generation_prompt=True,
              enable_thinking=False,
              return_dict=True,
              return_tensors="pt",
          ).to(model.device)
          answer = model.generate(**inputs, max_new_tokens=100, do_sample=False)
          print(tokenizer.decode(answer[0][inputs["input_ids"].shape[1] :], skip_special_tokens=True))
        `,
      },
    ];
  },
});
