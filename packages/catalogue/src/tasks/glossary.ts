/** @module Technical terms in the task texts, each explained in one sentence for newcomers. */

export interface Term {
  readonly term: string;
  readonly meaning: string;
}

interface Entry extends Term {
  /** A pattern for terms that the word with an optional suffix would miss or confuse. */
  readonly found?: RegExp;
}

const entries: readonly Entry[] = [
  {
    term: 'agent',
    meaning: 'A program that acts on its own: it observes, decides, acts and observes again.',
  },
  {
    term: 'autoencoder',
    meaning: 'A network that compresses its input into a few numbers and reconstructs it from them.',
  },
  {
    term: 'average precision',
    found: /\baverage precision\b/iu,
    meaning: 'Precision averaged over every level of recall, so that no threshold has to be chosen.',
  },
  {
    term: 'backbone',
    meaning: 'The large pretrained part of a network to which a small new part is added.',
  },
  { term: 'baseline', meaning: 'The simplest method that could work; anything better has to beat it.' },
  {
    term: 'benchmark',
    meaning: 'A public test, with fixed questions and a fixed score, on which models are compared.',
  },
  {
    term: 'BLEU',
    found: /\bBLEU\b/u,
    meaning: 'A score for translations: how many runs of words they share with one made by a person.',
  },
  {
    term: 'calibration',
    found: /\bcalibrat\w+/iu,
    meaning: 'Scores are calibrated when about 70% of the predictions with a score of 70% are right.',
  },
  {
    term: 'card',
    found: /\b(?:graphics|desktop|ordinary|one|large|a|single) cards?\b/iu,
    meaning: 'Short for graphics card, the processor most models run on; its memory decides what fits.',
  },
  {
    term: 'CLIP',
    found: /\bCLIP/u,
    meaning: 'A model that puts pictures and words on one map, so that one can measure how well they fit.',
  },
  {
    term: 'convolutional network',
    found: /\bconvolutional\b/iu,
    meaning: 'A network that slides small filters over a picture or a sound; fast and efficient.',
  },
  {
    term: 'cosine similarity',
    found: /\bcosine\b/iu,
    meaning: 'How far two vectors point the same way: 1 is the same direction, 0 nothing in common.',
  },
  {
    term: 'diffusion model',
    found: /\bdiffusion\b/iu,
    meaning: 'A model trained to remove noise; it generates new content by starting from pure noise.',
  },
  {
    term: 'distilled',
    found: /\bdistill?(?:ed|ation)\b/iu,
    meaning: 'A smaller or quicker model that was taught to imitate a larger one.',
  },
  {
    term: 'embedding',
    meaning:
      'A list of numbers that represents a text, an image or a sound; similar inputs get similar numbers.',
  },
  {
    term: 'encoder',
    found: /\bencoders?\b/iu,
    meaning: 'The part of a model that reads its input and turns it into numbers.',
  },
  {
    term: 'decoder',
    found: /\bdecoders?\b/iu,
    meaning: 'The part of a model that turns numbers back into text, pixels or sound.',
  },
  {
    term: 'F1',
    found: /\bF1\b/u,
    meaning: 'One number for precision and recall together; it is high only when both are.',
  },
  {
    term: 'FID',
    found: /\bFID\b|\bFréchet inception distance\b/iu,
    meaning:
      'Fréchet inception distance: how far a set of generated images is, on average, from a set of real ones.',
  },
  {
    term: 'fine-tuning',
    found: /\bfine-tun(?:e|es|ed|ing)\b/iu,
    meaning: 'Training an existing model further, on your own examples.',
  },
  {
    term: 'ground truth',
    found: /\bground truth\b|\btrue box\b|\bthe truth comes\b/iu,
    meaning: 'The correct answer, from people or instruments, to which a model’s answer is compared.',
  },
  {
    term: 'intersection over union',
    found: /\bintersection over union\b|\bm?IoU\b/iu,
    meaning: 'Shared area divided by the area covered together: 1 for a perfect fit, 0 for none.',
  },
  {
    term: 'latent',
    found: /\blatents?\b/iu,
    meaning: 'The compressed form in which a generator works, before it is turned into pixels or sound.',
  },
  {
    term: 'LPIPS',
    found: /\bLPIPS\b/u,
    meaning: 'How different two images look to a network that approximates human vision; lower is closer.',
  },
  {
    term: 'multilingual',
    meaning: 'Trained on many languages at once, and able to work in each of them.',
  },
  {
    term: 'nDCG',
    found: /\bnDCG\b/u,
    meaning: 'A score for an ordered list: high when the best results are near the top.',
  },
  {
    term: 'parameters',
    found: /\bparameters\b/iu,
    meaning: 'The numbers inside a model that training has set; their count is the model’s size.',
  },
  {
    term: 'perplexity',
    meaning: 'How surprised a language model is by real text; lower means it predicted better.',
  },
  {
    term: 'pickle',
    found: /\bpickle\b/iu,
    meaning: 'Python’s own way to store objects in a file. Opening one can run whatever code is in it.',
  },
  {
    term: 'pipeline',
    meaning: 'Predefined steps from raw input to result, called with one line.',
  },
  {
    term: 'precision',
    found: /(?<!average )(?<!R-)\bprecision\b/iu,
    meaning: 'Of all the things a model reported, the share that was right.',
  },
  {
    term: 'pretrained',
    found: /\bpre-?train(?:ed|ing)\b/iu,
    meaning: 'Already trained by someone else, on a large general collection.',
  },
  {
    term: 'prompt',
    meaning: 'The input a model starts from: usually text, sometimes a point or an image.',
  },
  {
    term: 'PSNR',
    found: /\bPSNR\b/u,
    meaning: 'How close two pictures are pixel by pixel, in decibels; higher is closer.',
  },
  {
    term: 'quantized',
    found: /\bquantiz(?:ed|ation)\b/iu,
    meaning:
      'Stored with fewer bits per number, so that a model needs less memory and loses a little quality.',
  },
  { term: 'recall', meaning: 'Of all the things that were there, the share a model found.' },
  {
    term: 'reranker',
    found: /\bre-?rank(?:er|ers|ing)?\b/iu,
    meaning: 'A slow and precise model that reorders the results of a fast search.',
  },
  {
    term: 'RMSE',
    found: /\bRMSE\b/u,
    meaning: 'Root of the mean squared error: the typical size of a miss, with large misses weighing more.',
  },
  {
    term: 'sampling rate',
    found: /\bsampl(?:e|ing) rate\b/iu,
    meaning: 'How many times a second a sound is measured; 16,000 is usual for speech, 48,000 for music.',
  },
  {
    term: 'seed',
    meaning: 'The number that starts the random numbers; the same seed gives the same result again.',
  },
  {
    term: 'spectrogram',
    meaning: 'A picture of a sound: time to the right, pitch upwards, loudness as brightness.',
  },
  {
    term: 'threshold',
    meaning:
      'The score above which an answer counts. A higher threshold gives fewer mistakes, but also fewer hits.',
  },
  {
    term: 'token',
    meaning: 'The piece of text a model reads and writes at a time: a short word or a part of one.',
  },
  { term: 'tokenizer', meaning: 'The part that splits text into tokens; every model has its own.' },
  {
    term: 'transformer',
    found: /\btransformers?\b(?!\.)/u,
    meaning:
      'The kind of network behind most current models: every piece of the input can look at every other.',
  },
  {
    term: 'vector',
    meaning: 'A list of numbers. Inputs with a similar meaning get vectors that are close together.',
  },
  {
    term: 'weights',
    found: /\b(?:the|some|its|their) weights\b/iu,
    meaning: 'The numbers a model consists of; downloading a model means downloading them.',
  },
  {
    term: 'word error rate',
    found: /\bword error rate\b|\bWER\b|\bword errors\b/u,
    meaning: 'Words that were wrong, missing or added, as a share of the words that were said.',
  },
  { term: 'zero-shot', meaning: 'Without training examples of the classes or task in question.' },
];

const plain = (term: string): RegExp => new RegExp(`\\b${term}s?\\b`, 'iu');

/** Without code and URLs, where these words have other meanings, and without emphasis markup. */
const prose = (markdown: string): string =>
  markdown.replaceAll(/^@snippet .*$/gmu, '').replaceAll(/`[^`]*`|\]\([^)]*\)|[*_]/gu, ' ');

/** The terms a text uses, in alphabetical order. */
export function termsIn(markdown: string): readonly Term[] {
  const text = prose(markdown);
  return entries
    .filter(({ term, found = plain(term) }) => found.test(text))
    .map(({ term, meaning }) => ({ term, meaning }))
    .toSorted((a, b) => a.term.localeCompare(b.term, 'en'));
}
