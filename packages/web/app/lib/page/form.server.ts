/** @module Reads the form that a page without JavaScript sends. */
import { data } from 'react-router';

const mostFields = 100;
const formType = 'application/x-www-form-urlencoded';

/** Fields are counted before they are parsed: a body of short fields has one for every second byte. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== formType) throw data(`The form cannot be read. Send it as ${formType}.`, { status: 400 });
  const text = await request.text();
  if (text.split('&', mostFields + 1).length > mostFields)
    throw data(`The form has more than ${mostFields} fields.`, { status: 400 });
  return new URLSearchParams(text);
}
