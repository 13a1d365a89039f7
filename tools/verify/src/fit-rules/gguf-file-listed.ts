import { defineRule, hasFile } from './rule.ts';

const fileName = /(?:gguf_file|filename)="(?<file>[^"*]+\.gguf)"/;

/** Repositories whose files are named in their owner's guide. */
const documented = /^unsloth\/(?<name>gemma-4-.+-it-qat)-GGUF$/;

export default defineRule({
  says: 'A GGUF file in the code is one of the repository; a guessed one has a warning',
  judge({ model, answers }) {
    const block = answers.flatMap(({ snippets }) => snippets).find(({ code }) => fileName.test(code.text));
    const file = block && fileName.exec(block.code.text)?.groups?.['file'];
    if (block === undefined || file === undefined) return undefined;
    const guessed = block.warnings?.some(({ code }) => code === 'placeholder') === true;
    const named = documented.exec(model.id)?.groups?.['name'];
    return hasFile(model, file) || guessed || file === `${named}-UD-Q4_K_XL.gguf` || file;
  },
});
