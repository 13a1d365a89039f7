import { describe, expect, it } from 'vitest';
import { isAnswered, roleOf } from './answers.ts';

describe('the call of a local app', () => {
  it('asks for a text, a vector or a ranking', () => {
    expect(roleOf('curl http://localhost:8080/v1/chat/completions \\\n  -d {}')).toBe('write');
    expect(roleOf('curl http://localhost:8000/v1/completions \\')).toBe('write');
    expect(roleOf('curl http://localhost:8080/v1/embeddings \\')).toBe('embed');
    expect(roleOf('curl http://localhost:8080/v1/rerank \\')).toBe('rank');
    expect(roleOf('llama serve -hf a/b --port 8080')).toBeUndefined();
    expect(roleOf('curl http://localhost:8080/v1/models')).toBeUndefined();
  });

  it('is answered by a text that is not empty', () => {
    expect(isAnswered('write', '{"choices":[{"text":"a"}]}')).toBe(true);
    expect(isAnswered('write', '{"choices":[{"message":{"content":"a"}}]}')).toBe(true);
    expect(isAnswered('write', '{"choices":[{"message":{"content":""}}]}')).toBe(false);
    expect(isAnswered('write', '{"choices":[]}')).toBe(false);
    expect(isAnswered('write', '{"error":{"message":"no"}}')).toBe(false);
    expect(isAnswered('write', 'Internal Server Error')).toBe(false);
    expect(isAnswered('write', '')).toBe(false);
  });

  it('is answered by a vector if it asks for one', () => {
    expect(isAnswered('embed', '{"data":[{"embedding":[0.5]}]}')).toBe(true);
    expect(isAnswered('embed', '{"data":[{"embedding":[]}]}')).toBe(false);
    expect(isAnswered('embed', '{"choices":[{"text":"a"}]}')).toBe(false);
    expect(isAnswered('rank', '{"choices":[{"text":"a"}]}')).toBe(false);
  });
});
