/** @module Names of metrics, for ids that are abbreviations or identifiers. */

interface MetricName {
  readonly name: string;
  /** What an abbreviation is short for. */
  readonly meaning?: string;
}

const named: Readonly<Record<string, MetricName>> = {
  anls: { name: 'ANLS', meaning: 'Average normalized Levenshtein similarity' },
  bleu: { name: 'BLEU', meaning: 'Bilingual evaluation understudy' },
  cer: { name: 'CER', meaning: 'Character error rate' },
  clip: { name: 'CLIP score' },
  clip_score: { name: 'CLIP score' },
  clipsim: { name: 'CLIPSIM', meaning: 'CLIP similarity' },
  f1: { name: 'F1 score' },
  fad: { name: 'FAD', meaning: 'Fréchet audio distance' },
  fid: { name: 'FID', meaning: 'Fréchet inception distance' },
  fvd: { name: 'FVD', meaning: 'Fréchet video distance' },
  is: { name: 'IS', meaning: 'Inception score' },
  lpips: { name: 'LPIPS', meaning: 'Learned perceptual image patch similarity' },
  mase: { name: 'MASE', meaning: 'Mean absolute scaled error' },
  mse: { name: 'MSE', meaning: 'Mean squared error' },
  oks: { name: 'OKS', meaning: 'Object keypoint similarity' },
  psnr: { name: 'PSNR', meaning: 'Peak signal-to-noise ratio' },
  'r-squared': { name: 'R²' },
  rouge: { name: 'ROUGE' },
  sacrebleu: { name: 'SacreBLEU' },
  sdri: { name: 'SDRi', meaning: 'Improvement of the signal-to-distortion ratio' },
  snri: { name: 'SNRi', meaning: 'Improvement of the signal-to-noise ratio' },
  wer: { name: 'WER', meaning: 'Word error rate' },
  'wu-palmer similarity': { name: 'Wu–Palmer similarity' },
};

const lowercase = /^[a-z]+([-_ ][a-z]+)*$/;

/** Other identifiers in words: `exact-match` is Exact match. Names stay. */
export function metricName(id: string): MetricName {
  const known = named[id.toLowerCase()];
  if (known) return known;
  if (!lowercase.test(id)) return { name: id };
  const words = id.replaceAll(/[-_]/g, ' ');
  return { name: words.charAt(0).toUpperCase() + words.slice(1) };
}
