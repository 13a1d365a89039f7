/** @module The title of /docs/migrate, on the page and in its Markdown. */

export const title = 'Switch from @huggingface/tasks';
