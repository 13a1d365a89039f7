/** @module Job tickets and other nested responses, in the shapes that services use. */
import type { Answer } from '@loadout/catalogue';

export type Job = Extract<Answer, { kind: 'job' }>;
type Path = Job['path'];

export const jobId = 'job-0123';

/** `nested(['data', 0, 'url'], x)` is `{ data: [{ url: x }] }`. */
export function nested(path: Path, value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  const inner = nested(rest, value);
  if (typeof first === 'number') return [inner];
  if (typeof first === 'string') return { [first]: inner };
  // The second of two fields, or the list instead of a single value: cases that a simple snippet would miss.
  return 'first' in first ? [inner] : { [first[1]]: inner };
}

export const merged = (...parts: readonly unknown[]): unknown =>
  parts.reduce((left, right) => {
    if (!isObject(left) || !isObject(right)) return right;
    const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
    return Object.fromEntries(
      Array.from(keys, (key) => [
        key,
        key in left && key in right ? merged(left[key], right[key]) : (left[key] ?? right[key]),
      ]),
    );
  });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A job's URL as its service writes it: at the service's host, not at the router's. */
const jobUrl = (job: Job, model: string): string =>
  job.result
    ? `https://queue.fal.run/${model}/requests/${jobId}`
    : `https://service.example.net/api/v3/predictions/${jobId}/result`;

export function ticket(job: Job, model: string): unknown {
  const { take, from } = job.status;
  const address = jobUrl(job, model);
  const pending = { status: 'queued', task_status: 'PROCESSING', object: 'video' };
  const own = nested(from, take === 'id' ? jobId : address);
  return job.result
    ? merged(own, {
        request_id: jobId,
        status: 'IN_QUEUE',
        status_url: `${address}/status`,
        cancel_url: `${address}/cancel`,
        queue_position: 0,
      })
    : merged(
        own,
        pending,
        job.state[0] === 'data' ? { data: { id: jobId, status: 'created', urls: { get: address } } } : {},
      );
}
