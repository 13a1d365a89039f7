import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { hubDownload } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { gpu, pickle, placeholder } from '../../snippets/warnings.ts';

const repository = 'https://github.com/TencentARC/SEED-Story';
const source = checkout(repository, { install: ['-r', 'requirements.txt'] });

export default defineLibrary({
  prettyLabel: 'SEED-Story',
  repoName: 'SEED-Story',
  repoUrl: repository,
  summary: 'Tells long stories in text and matching pictures from a first scene.',
  countDownloads: 'path:"cvlm_llama2_tokenizer/tokenizer.model"',
  languages: ['python', 'shell'],
  tasks: ['any-to-any'],

  snippets: (model, context) => [
    {
      title: 'Download the weights into the checkout',
      install: [source, hubTool(context)],
      code: hubDownload(model, context, { folder: 'pretrained' }),
    },
    {
      title: 'Load the story model',
      install: [checkout(repository, { entered: true })],
      warnings: [
        gpu,
        pickle,
        placeholder(
          'Llama 2 7B as pretrained/Llama-2-7b-hf, and check the weights named in agent_7b_sft.yaml,',
        ),
      ],
      code: py`
        import hydra
        import torch
        from omegaconf import OmegaConf

        llm_cfg_path = "configs/clm_models/llama2chat7b_lora.yaml"
        seed_story_cfg_path = "configs/clm_models/agent_7b_sft.yaml"

        llm_cfg = OmegaConf.load(llm_cfg_path)
        llm = hydra.utils.instantiate(llm_cfg, torch_dtype="fp16")

        seed_story_cfg = OmegaConf.load(seed_story_cfg_path)
        seed_story = hydra.utils.instantiate(seed_story_cfg, llm=llm)
        seed_story.eval().to("cuda", dtype=torch.float16)
        print(type(seed_story).__name__, "is ready")
      `,
    },
  ],
});
