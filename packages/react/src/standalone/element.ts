/** @module What a page without a bundler loads: registers `<loadout-snippets>`. */
import { defineSnippetsElement } from '../element/index.ts';

defineSnippetsElement();
