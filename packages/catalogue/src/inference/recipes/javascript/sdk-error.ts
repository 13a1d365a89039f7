/** @module How SDK snippets exit when the service returns an error: its message, no stack trace. */
import type { Code } from '../../../code/index.ts';
import { js } from '../../../code/languages/javascript.ts';

export const guarded = (body: Code<'javascript'>, errorHandling: boolean): Code<'javascript'> =>
  errorHandling ? caught(body) : body;

const caught = (body: Code<'javascript'>): Code<'javascript'> => js`
  try {
    ${body}
  } catch (error) {
    console.error(error.httpResponse?.body ?? error.error ?? error.message);
    process.exit(1);
  }
`;
