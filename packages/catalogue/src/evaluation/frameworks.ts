/** @module Evaluation frameworks that a benchmark dataset can name in its `eval.yaml`. */

export interface EvaluationFramework {
  readonly name: string;
  /** One sentence about what it measures. */
  readonly description: string;
  readonly url: string;
}

export const evaluationFrameworks = {
  'apex-evals': {
    name: 'APEX Evals',
    description: 'Runs language models on the APEX tasks and grades their answers.',
    url: 'https://github.com/Mercor-Intelligence/apex-evals',
  },
  archipelago: {
    name: 'Archipelago',
    description: 'Runs agents in environments of MCP applications and grades what they did.',
    url: 'https://github.com/Mercor-Intelligence/archipelago',
  },
  benchflow: {
    name: 'BenchFlow',
    description: 'Runs agents in containers with and without a set of skills and compares the results.',
    url: 'https://github.com/benchflow-ai/benchflow',
  },
  'claw-eval': {
    name: 'CLAW-Eval',
    description:
      'Gives autonomous agents 300 office tasks, from messages to finance, and checks the outcome.',
    url: 'https://github.com/claw-eval/claw-eval',
  },
  exgentic: {
    name: 'Exgentic',
    description: 'Runs one general-purpose agent on the benchmarks of many domains.',
    url: 'https://github.com/Exgentic/exgentic',
  },
  extractbench: {
    name: 'ExtractBench',
    description:
      'Compares the JSON that was extracted from business documents with a schema and its evidence.',
    url: 'https://github.com/run-llama/ExtractBench',
  },
  harbor: {
    name: 'Harbor',
    description: 'Runs agents on tasks in containers and scores the state they leave behind.',
    url: 'https://github.com/laude-institute/harbor',
  },
  ifstruct: {
    name: 'IFStruct',
    description:
      'Counts how often a model returns valid JSON or YAML for a given schema, without guided decoding.',
    url: 'https://github.com/Liquid4All/ifstruct',
  },
  'inspect-ai': {
    name: 'Inspect AI',
    description: 'Defines evaluations of language models as datasets, solvers and scorers in Python.',
    url: 'https://inspect.aisi.org.uk/',
  },
  'math-arena': {
    name: 'MathArena',
    description: 'Tests language models on problems of recent mathematics competitions.',
    url: 'https://github.com/eth-sri/matharena',
  },
  mdpbench: {
    name: 'MDPBench',
    description: 'Tests parsing of documents in many languages and scripts, scanned and photographed.',
    url: 'https://github.com/Yuliang-Liu/MultimodalOCR',
  },
  mmmu: {
    name: 'MMMU',
    description: 'Asks multimodal models exam questions of college level with figures.',
    url: 'https://mmmu-benchmark.github.io/',
  },
  mteb: {
    name: 'MTEB',
    description: 'Scores embedding models on retrieval, clustering, classification and similarity.',
    url: 'https://github.com/embeddings-benchmark/mteb',
  },
  nanofold: {
    name: 'nanoFold',
    description: 'Compares models that predict protein structures when little training data is allowed.',
    url: 'https://github.com/ChrisHayduk/nanoFold-Competition',
  },
  'nemo-evaluator': {
    name: 'NeMo Evaluator',
    description: 'Runs more than 100 benchmarks of language models from containers with one configuration.',
    url: 'https://github.com/NVIDIA-NeMo/Evaluator',
  },
  'olmocr-bench': {
    name: 'olmOCR-Bench',
    description: 'Checks the text that OCR tools extract from PDF pages with small yes-or-no tests.',
    url: 'https://github.com/allenai/olmocr/tree/main/olmocr/bench',
  },
  'open-asr-leaderboard': {
    name: 'Open ASR Leaderboard',
    description: 'Measures word error rate and speed of speech recognition models.',
    url: 'https://github.com/huggingface/open_asr_leaderboard',
  },
  parsebench: {
    name: 'ParseBench',
    description: 'Scores document parsers on tables, charts, formatting and the position of what they read.',
    url: 'https://github.com/run-llama/ParseBench',
  },
  pbench: {
    name: 'PBench',
    description: 'Scores the masks that models draw for described objects, from easy to hard descriptions.',
    url: 'https://github.com/tiiuae/Falcon-Perception',
  },
  pier: {
    name: 'Pier',
    description: 'Runs command-line agents without network access and records their trajectories.',
    url: 'https://github.com/datacurve-ai/pier',
  },
  'real5-omnidocbench': {
    name: 'Real5-OmniDocBench',
    description:
      'Tests document parsers on pages that were scanned, bent, tilted, lit badly or shot from a screen.',
    url: 'https://huggingface.co/datasets/PaddlePaddle/Real5-OmniDocBench',
  },
  'redline-bench': {
    name: 'RedlineBench',
    description: 'Grades tracked changes that agents make in contracts against rubrics of lawyers.',
    url: 'https://github.com/crosbylegal/redline-bench',
  },
  researchclawbench: {
    name: 'ResearchClawBench',
    description: 'Lets agents do a research project, from data to report, and grades the result.',
    url: 'https://github.com/InternScience/ResearchClawBench',
  },
  'screenspot-pro': {
    name: 'ScreenSpot-Pro',
    description: 'Checks whether a model finds a control in screenshots of 26 professional programs.',
    url: 'https://github.com/likaixin2000/ScreenSpot-Pro-GUI-Grounding',
  },
  'swe-bench': {
    name: 'SWE-bench',
    description: 'Lets models fix issues of real repositories and runs their tests.',
    url: 'https://github.com/swe-bench/swe-bench',
  },
  'swe-bench-pro': {
    name: 'SWE-Bench Pro',
    description: 'Lets agents solve longer tasks in larger repositories and runs their tests.',
    url: 'https://github.com/scaleapi/SWE-bench_Pro-os',
  },
  'video-mme-v2': {
    name: 'Video-MME-v2',
    description: 'Asks multimodal models questions about videos.',
    url: 'https://github.com/MME-Benchmarks/Video-MME-v2',
  },
  wbench: {
    name: 'WBench',
    description: 'Scores interactive video world models over several turns with 22 metrics.',
    url: 'https://github.com/meituan-longcat/WBench',
  },
  wildclawbench: {
    name: 'WildClawBench',
    description: 'Gives agents in OpenClaw 60 tasks from daily work and checks the outcome.',
    url: 'https://github.com/InternLM/WildClawBench',
  },
  'yc-bench': {
    name: 'YC Bench',
    description: 'Lets an agent run a simulated company for one to three years and compares the balance.',
    url: 'https://github.com/collinear-ai/yc-bench',
  },
} as const satisfies Record<string, EvaluationFramework>;

export type EvaluationFrameworkId = keyof typeof evaluationFrameworks;
