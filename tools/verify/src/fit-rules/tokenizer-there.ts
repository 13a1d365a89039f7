import { defineRule, directLoad, tagged } from './rule.ts';

const tokenizer = /(?:^|\/)(?:tokenizer|vocab|spiece|sentencepiece|merges)|\.(?:model|spm|bpe)$/;

export default defineRule({
  says: 'A repository that lists no tokenizer gets that of another one, or a warning',
  judge(one) {
    const { siblings = [] } = one.model;
    const direct = directLoad(one);
    // A list of weights alone is not that of the repository.
    const isWhole = siblings.some(({ rfilename }) => /\.(?:json|md)$|gitattributes$/.test(rfilename));
    if (!isWhole || direct?.code.text.includes('AutoTokenizer.from_pretrained(') !== true) return undefined;
    if (siblings.some(({ rfilename }) => tokenizer.test(rfilename)) || tagged(one.model, 'peft', 'lora'))
      return undefined;
    const known = direct.warnings?.some(({ message }) => message.includes('tokenizer')) === true;
    return known || direct.code.text.includes('gguf_file') || 'no tokenizer';
  },
});
