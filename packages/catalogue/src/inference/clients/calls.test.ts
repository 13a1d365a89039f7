/** @module What the call of each client must contain. Unlike the goldens, no command updates this. */
import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../../records/model.ts';
import { chat, painter } from '../request/records.testing.ts';
import type { InferenceOptions } from '../request/options.ts';
import { inferenceSnippets } from '../snippets.ts';
import { clients } from './index.generated.ts';

const of = (task: string): ModelRecord => ({ id: 'acme/tern-1', pipeline_tag: task });
const speech = of('automatic-speech-recognition');
const reranker: ModelRecord = { id: 'acme/tern-reranker', pipeline_tag: 'text-classification' };

const tools = [{ type: 'function', function: { name: 'tide', parameters: { type: 'object' } } }];
const schema = { type: 'json_schema', json_schema: { name: 'city', schema: { type: 'object' } } };

const printed = (record: ModelRecord, options: InferenceOptions, language: string, client: string) =>
  inferenceSnippets(record, { ...options, clients: [client] }).filter((one) => one.language === language);

type Row = readonly [
  what: string,
  record: ModelRecord,
  options: InferenceOptions,
  has: readonly string[],
  lacks?: readonly string[],
];

const checked = new Set<string>();

const check = (language: string, client: string, rows: readonly Row[]): void => {
  checked.add(`${language}/${client}`);
  describe(`${client} (${language})`, () => {
    const cases = rows.map(([what, record, options, has, lacks = []]) => ({
      what,
      record,
      options,
      has,
      lacks,
    }));
    it.each(cases)('$what', ({ record, options, has, lacks }) => {
      const text = printed(record, options, language, client)
        .map(({ code }) => code.text)
        .join('\n');
      expect(text).not.toBe('');
      for (const words of has) expect(text).toContain(words);
      for (const words of lacks) expect(text).not.toContain(words);
    });
  });
};

const cannot = 'Template not found';
const auto = { provider: 'auto' };
const hub = { provider: 'hf-inference' };
const fal = { provider: 'fal-ai' };
const careful = { errorHandling: true };

check('shell', 'curl', [
  [
    'sends a chat as JSON',
    chat,
    auto,
    ["-H 'Content-Type: application/json'", '--data ', 'Authorization: Bearer $HF_TOKEN'],
    ['--no-buffer', '--fail', '--form', 'base64', '#'],
  ],
  ['does not buffer a stream', chat, { ...auto, streaming: true }, ['--no-buffer', '"stream": true']],
  [
    'prints the error of a chat',
    chat,
    { ...auto, ...careful },
    ['--silent --show-error --fail-with-body'],
    ['--no-buffer', '--output'],
  ],
  [
    'prints the error of a stream',
    chat,
    { ...auto, ...careful, streaming: true },
    ['--fail-with-body', '--no-buffer'],
  ],
  [
    'writes a given token',
    chat,
    { ...auto, accessToken: 'hf_given' },
    ['Authorization: Bearer hf_given'],
    ['$HF_TOKEN'],
  ],
  ['names the account to bill', chat, { ...auto, billTo: 'acme-labs' }, ["-H 'X-HF-Bill-To: acme-labs'"]],
  [
    'sends a recording as bytes',
    speech,
    hub,
    ['--data-binary @', 'Content-Type: audio/'],
    ['application/json', '--form'],
  ],
  [
    'sends a form',
    speech,
    { provider: 'together', inputs: 'a.flac' },
    ["--form 'file=@a.flac;type=audio/flac'", "--form-string 'model=acme/tern-1'"],
    ['--data'],
  ],
  [
    'quotes a file name in a form',
    speech,
    { provider: 'together', inputs: 'a;b.flac' },
    ['file=@"a;b.flac";type='],
  ],
  ['fetches a sample first', speech, hub, ['# Downloads a sample', '--location --output'], []],
  ['saves bytes only on success', painter, hub, ['--fail', '--output', '# 5 steps'], ['--fail-with-body']],
  [
    'prints the error instead of the bytes',
    painter,
    { ...hub, ...careful },
    ['--fail-with-body', '|| { cat ', '>&2; false; }'],
  ],
  [
    'reads a link with jq',
    painter,
    { provider: 'replicate' },
    [
      'jq --exit-status \'.output == null and (.status | IN("starting", "processing"))\' answer.json > /dev/null || break',
      'status_url=$(jq --raw-output \'"https://router.huggingface.co/replicate" + (.urls.get |',
      'file_url=$(jq --raw-output',
      'curl "$file_url" --location --output',
    ],
    ['base64'],
  ],
  [
    'reads a link with jq, or prints the error',
    painter,
    { provider: 'replicate', ...careful },
    [
      'result_url=$(jq --raw-output',
      '|| { cat answer.json >&2; false; } &&',
      '{ jq --exit-status .output answer.json > /dev/null || { cat answer.json >&2; false; }; } &&',
    ],
  ],
  [
    'decodes base64',
    painter,
    { provider: 'nscale' },
    ["| jq --raw-output '.data[0].b64_json' | base64 --decode >"],
    ['answer.json'],
  ],
  [
    'decodes base64, or prints the error',
    painter,
    { provider: 'nscale', ...careful },
    [
      "jq --raw-output '.data[0].b64_json' answer.json | base64 --decode >",
      '|| { cat answer.json >&2; false; }',
    ],
  ],
  [
    'embeds a file by jq',
    of('image-to-image'),
    { ...fal, inputs: { image: 'cat.png', prompt: 'A tiger' } },
    ['base64 < cat.png | tr -d', 'jq --raw-input', '("data:image/png;base64," + $file)', '--data-binary @-'],
    ["--data '"],
  ],
  [
    'polls a job in a second block',
    of('text-to-video'),
    fal,
    [
      '| tee ticket.json',
      'status_url=$(jq',
      'for _ in $(seq ',
      'sleep ',
      'IN("COMPLETED"',
      'result_url=$(jq',
    ],
    ['--fail-with-body'],
  ],
  [
    'polls a job in one script',
    of('text-to-video'),
    { ...fal, ...careful },
    [
      '--output ticket.json',
      '|| break',
      '== "COMPLETED"',
      'result_url=$(jq',
      '{ cat ticket.json >&2; false; }',
    ],
    ['tee'],
  ],
]);

describe('what curl needs', () => {
  it.each<[string, ModelRecord, InferenceOptions, readonly string[]]>([
    ['a chat', chat, auto, ['curl']],
    ['a link', painter, { provider: 'replicate' }, ['curl', 'jq']],
    ['a list of files', of('image-segmentation'), hub, ['curl', 'jq']],
    ['base64', painter, { provider: 'nscale' }, ['curl', 'jq']],
    [
      'an embedded file',
      of('image-to-image'),
      { ...fal, inputs: { image: 'c.png', prompt: 'x' } },
      ['curl', 'jq'],
    ],
    ['the start of a job', of('text-to-video'), fal, ['curl']],
    ['a whole job', of('text-to-video'), { ...fal, ...careful }, ['curl', 'jq']],
    ['bytes', painter, hub, ['curl']],
  ])('for %s', (_what, record, options, programs) => {
    const [first] = printed(record, options, 'shell', 'curl');
    expect(first?.install?.map((one) => ('name' in one ? one.name : ''))).toEqual(programs);
  });

  it('waits for a job with curl and jq', () => {
    const [, second] = printed(of('text-to-video'), fal, 'shell', 'curl');
    expect(second?.install).toHaveLength(2);
  });
});

check('python', 'requests', [
  [
    'prints the answer as it is',
    chat,
    auto,
    ['import os', 'requests.post(', 'json={', 'print(response.json())'],
    ['stream=True', 'raise', 'base64', 'import json', 'import time', 'data=data'],
  ],
  ['checks the answer on demand', chat, { ...auto, ...careful }, ['print(response.json())', 'SystemExit']],
  [
    'reads a stream',
    chat,
    { ...auto, streaming: true },
    [
      'import json',
      'stream=True,',
      'response.iter_lines()',
      'b"[DONE]"',
      'if event.get("error"):',
      'delta.get("reasoning_content") or delta.get("reasoning")',
    ],
    ['tool_calls', 'except'],
  ],
  [
    'reads a stream with its errors',
    chat,
    { ...auto, ...careful, streaming: true },
    ['event.get("error")', 'except (requests.RequestException, ValueError) as error:'],
  ],
  [
    'prints calls of functions',
    chat,
    { ...auto, streaming: true, tools },
    ['in delta.get("tool_calls") or []'],
  ],
  [
    'reads no environment for a given token',
    chat,
    { ...auto, accessToken: 'hf_given' },
    ['"Bearer hf_given"'],
    ['import os', 'os.environ'],
  ],
  [
    'sends bytes with their type',
    speech,
    hub,
    ['"Content-Type": "audio/', 'data = file.read()', 'data=data,'],
    ['json=', 'files=', 'base64'],
  ],
  [
    'sends a form',
    speech,
    { provider: 'together', inputs: 'a.flac' },
    ['files={"file": ("a.flac", data, "audio/flac")}, data={'],
    ['"Content-Type"'],
  ],
  [
    'embeds a file',
    of('image-to-image'),
    { ...fal, inputs: { image: 'cat.png', prompt: 'x' } },
    ['import base64', 'open("cat.png", "rb")', 'base64.b64encode(file.read()).decode()'],
    [],
  ],
  [
    'saves bytes',
    painter,
    hub,
    ['response.content', '# 5 steps', 'raise_for_status()'],
    ['base64', 'response.json()'],
  ],
  [
    'downloads a link',
    painter,
    { provider: 'replicate' },
    [
      'answer = response.json()',
      'if answer.get("output") or answer["status"] not in ["starting", "processing"]:',
      'requests.get("https://router.huggingface.co/replicate" + urlparse(answer["urls"]["get"]).path, headers',
      'if not answer.get("output"):\n    raise SystemExit(response.text)',
    ],
    ['base64', 'ticket'],
  ],
  [
    'decodes base64',
    painter,
    { provider: 'nscale' },
    ['import base64', 'base64.b64decode(response.json()["data"][0]["b64_json"])'],
  ],
  [
    'polls a job',
    of('text-to-video'),
    fal,
    [
      'import time',
      'from urllib.parse import urlparse',
      'ticket = response.json()',
      'time.sleep(',
      'in ["COMPLETED"',
      '!= "COMPLETED"',
      'raise SystemExit(response.text)',
      'urlparse(ticket[',
    ],
    ['base64'],
  ],
  [
    'polls a job by its id',
    of('text-to-video'),
    { provider: 'wavespeed' },
    ['time.sleep('],
    ['import base64'],
  ],
]);

check('javascript', 'fetch', [
  [
    'prints the answer as it is',
    chat,
    auto,
    [
      'method: "POST"',
      '"Content-Type": "application/json"',
      'body: JSON.stringify({',
      'console.log(JSON.stringify(await response.json(), null, 2));',
    ],
    ['import', 'readFile', 'writeFile', '.ok', 'for await'],
  ],
  ['checks the answer on demand', chat, { ...auto, ...careful }, ['if (!response.ok) {', 'process.exit(1);']],
  [
    'reads a stream',
    chat,
    { ...auto, streaming: true },
    [
      'if (!response.ok) throw new Error(',
      'for await (const chunk of response.body',
      '"[DONE]") break;',
      'if (event.error) throw',
      'delta?.content || delta?.reasoning_content || delta?.reasoning',
    ],
    ['catch', 'import', 'tool_calls'],
  ],
  [
    'reads a stream with its errors',
    chat,
    { ...auto, ...careful, streaming: true },
    ['} catch (error) {', 'if (event.error) throw', '"[DONE]") continue;'],
  ],
  ['prints calls of functions', chat, { ...auto, streaming: true, tools }, ['tool_calls']],
  [
    'sends bytes with their type',
    speech,
    hub,
    ['readFile, writeFile', 'const data = await readFile(', '"Content-Type": "audio/', 'body: data,'],
    ['FormData', 'application/json'],
  ],
  [
    'sends own bytes, and fetches no sample',
    speech,
    { ...hub, inputs: 'a.flac' },
    ['import { readFile } from'],
    ['writeFile'],
  ],
  [
    'sends a form without a type',
    speech,
    { provider: 'together', inputs: 'a.flac' },
    ['new FormData()', 'form.append("model",', 'body: form,'],
    ['"Content-Type"'],
  ],
  [
    'embeds a file',
    of('image-to-image'),
    { ...fal, inputs: { image: 'cat.png', prompt: 'x' } },
    ['(await readFile("cat.png")).toString("base64")', 'readFile, writeFile'],
  ],
  [
    'saves bytes',
    painter,
    hub,
    [
      'import { writeFile } from',
      'await response.blob()',
      '// 5 steps',
      'throw new Error(await response.text())',
    ],
    ['readFile'],
  ],
  [
    'downloads a link',
    painter,
    { provider: 'replicate' },
    [
      'let answer = await response.json();',
      '!answer.output && ["starting", "processing"].includes(answer.status) && polls < 300;',
      'await fetch("https://router.huggingface.co/replicate" + new URL(answer.urls.get).pathname, { headers })',
      'if (!answer.output) throw new Error(JSON.stringify(answer));',
      'const output = await fetch(',
      'await output.blob()',
    ],
  ],
  [
    'decodes base64',
    painter,
    { provider: 'nscale' },
    ['Buffer.from(answer.data[0].b64_json, "base64")'],
    ['blob'],
  ],
  [
    'polls a job',
    of('text-to-video'),
    fal,
    [
      'const ticket =',
      'new URL(ticket.',
      '.pathname',
      '=== "COMPLETED") break;',
      'polls === ',
      'async function getJson(url)',
      'throw new Error(JSON.stringify(answer))',
      'setTimeout(resolve, ',
    ],
  ],
  [
    'polls a job, or prints the error',
    of('text-to-video'),
    { ...fal, ...careful },
    ['console.error(JSON.stringify(answer));', 'process.exit(1);'],
    ['throw new Error'],
  ],
]);

const spoken = of('text-to-speech');
const filmed = of('text-to-video');
const status = { fal: '"https://queue.fal.run" + ', together: '/v2/videos/" + ' };

check('javascript', 'fetch', [
  [
    'asks for the state and the result of a job at two addresses',
    filmed,
    { ...fal, directRequest: true },
    [
      `getJson(${status.fal}new URL(ticket.response_url).pathname + "/status")`,
      `getJson(${status.fal}new URL(ticket.response_url).pathname);`,
      'setTimeout(resolve, 1000)',
    ],
  ],
  [
    'asks for a job by its id',
    filmed,
    { provider: 'together' },
    [`${status.together}ticket.id)`],
    ['new URL', '+ ""'],
  ],
]);

check('python', 'requests', [
  [
    'asks for the state and the result of a job at two addresses',
    filmed,
    { ...fal, directRequest: true },
    [
      `requests.get(${status.fal}urlparse(ticket["response_url"]).path + "/status", headers`,
      `requests.get(${status.fal}urlparse(ticket["response_url"]).path, headers`,
    ],
  ],
  [
    'asks for a job by its id',
    filmed,
    { provider: 'together' },
    [`${status.together}ticket["id"], headers`],
    ['urlparse', '+ ""', 'import base64'],
  ],
  [
    'saves a picture that the answer of a job links to or contains',
    of('image-segmentation'),
    { ...fal, inputs: 'cat.png' },
    ['from urllib.request import urlretrieve', 'urlretrieve(answer["image"]["url"], "output.png")'],
    ['b64decode'],
  ],
  ['needs no base64 for a plain text', painter, { provider: 'together' }, [], ['urlparse']],
]);

check('shell', 'curl', [
  [
    'asks for a job by the path of its address',
    filmed,
    { ...fal, directRequest: true },
    [
      '"https://queue.fal.run" + (.response_url | sub("^https?://[^/]+"; "") | split("?")[0]) + "/status"',
      'IN("COMPLETED", "FAILED")',
    ],
  ],
  ['asks for a job by its id', filmed, { provider: 'together' }, ['/v2/videos/" + .id + ""'], ['sub(']],
  ['says nothing of steps where there are none', chat, auto, [], ['# 5 steps']],
  [
    'embeds a file as bare base64, in a list and beside numbers',
    of('image-to-image'),
    { provider: 'wavespeed', inputs: { image: 'cat.png', prompt: 'x' } },
    ['"image": $file', '"images": [$file]'],
    ['data:image', 'undefined'],
  ],
]);

check('python', 'fal_client', [
  [
    'saves a picture that the answer links to or contains',
    of('image-segmentation'),
    { ...fal, inputs: 'cat.png' },
    ['from urllib.request import urlretrieve', 'urlretrieve(answer["image"]["url"], "output.png")'],
    ['import requests', 'requests.get', 'b64decode'],
  ],
  ['runs what needs no queue', speech, { ...fal, inputs: 'a.wav' }, ['client.run('], ['subscribe']],
]);

check('javascript', 'huggingface.js', [
  [
    'names model and provider of a task',
    of('text-classification'),
    hub,
    ['provider: "hf-inference"', 'model: "acme/tern-1"'],
  ],
  [
    'names no provider at an endpoint for chat',
    chat,
    { endpointUrl: 'https://tern.example.com/v1' },
    ['model: '],
    ['provider'],
  ],
  [
    'does not stay awake for a label',
    of('text-classification'),
    hub,
    ['client.textClassification('],
    ['awake', 'endpointUrl', 'import {  }', 'writeFile'],
  ],
  ['writes the sample that it fetches', speech, hub, ['readFile, writeFile']],
]);

check('python', 'huggingface_hub', [
  [
    'names model and provider of a task',
    of('text-classification'),
    hub,
    ['provider="hf-inference",', 'model="acme/tern-1",'],
  ],
  [
    'names no model at an endpoint for a task',
    of('text-classification'),
    { endpointUrl: 'https://tern.example.com/v1' },
    ['base_url='],
    ['model='],
  ],
  [
    'sends the model once',
    chat,
    { provider: 'together' },
    ['model="acme/tern-1:together",'],
    ['model="acme/tern-1",'],
  ],
  [
    'names the model of OpenAI as OpenAI does',
    { ...chat, id: 'openai/gpt-5' },
    { provider: 'openai', directRequest: true },
    ['model="gpt-5",'],
  ],
  [
    'adds a voice where the provider needs one',
    spoken,
    { provider: 'deepinfra' },
    ['client.text_to_speech('],
  ],
  [
    'catches any error of a link',
    painter,
    { provider: 'replicate', ...careful },
    ['except Exception as error:'],
  ],
]);

check('python', 'huggingface_hub', [
  [
    'names the provider of an automatic chat',
    chat,
    auto,
    [
      'provider="auto",',
      'client.chat.completions.create(',
      'model="acme/tern-1"',
      'print(completion.choices[0].message)',
    ],
    ['base_url', 'bill_to', 'try:', 'stream'],
  ],
  [
    'names a chosen provider in the model',
    chat,
    { provider: 'together' },
    ['model="acme/tern-1:together"'],
    ['provider='],
  ],
  [
    'names the provider of a direct chat',
    chat,
    { provider: 'together', directRequest: true },
    ['provider="together",', 'model="acme/tern-1"'],
  ],
  [
    'reads a stream',
    chat,
    { ...auto, streaming: true },
    ['stream=True', 'for chunk in client.chat.completions.create(', 'if chunk.choices:'],
  ],
  [
    'calls an endpoint',
    chat,
    { endpointUrl: 'https://tern.example.com/v1' },
    ['base_url="https://tern.example.com/v1",'],
    ['provider='],
  ],
  ['bills an account through the router', chat, { ...auto, billTo: 'acme-labs' }, ['bill_to="acme-labs",']],
  [
    'bills nobody for a direct call',
    chat,
    { provider: 'together', directRequest: true, billTo: 'acme-labs' },
    [],
    ['bill_to'],
  ],
  [
    'catches the error of the hub',
    of('text-classification'),
    { ...hub, ...careful },
    ['.errors import HfHubHTTPError', 'except HfHubHTTPError as error:'],
  ],
  [
    'catches any error of a stream',
    chat,
    { ...auto, ...careful, streaming: true },
    ['try:', 'except Exception as error:'],
    ['HfHubHTTPError'],
  ],
  [
    'catches any error of an automatic call',
    painter,
    { ...auto, ...careful },
    ['except Exception as error:'],
    ['HfHubHTTPError'],
  ],
  ['catches any error of a job', of('text-to-video'), { ...fal, ...careful }, ['except Exception as error:']],
  [
    'passes a text with its parameters',
    painter,
    hub,
    ['client.text_to_image(', 'num_inference_steps=5,', 'image.save(', '# 5 steps'],
    ['result = ', 'extra_body'],
  ],
  [
    'passes a file',
    speech,
    { ...hub, inputs: 'a.flac' },
    ['client.automatic_speech_recognition(', '"a.flac",'],
    ['image.save'],
  ],
  [
    'passes an image and a prompt',
    of('image-to-image'),
    { ...fal, inputs: { image: 'cat.png', prompt: 'A tiger' } },
    ['"cat.png",', 'prompt="A tiger",', 'image.save('],
  ],
  [
    'passes labels of a text',
    of('zero-shot-classification'),
    { ...hub, inputs: { text: 'Hi', candidate_labels: ['a', 'b'] } },
    ['"Hi",', 'candidate_labels=["a", "b"],'],
  ],
  [
    'passes labels of an image',
    of('zero-shot-image-classification'),
    { ...hub, inputs: { image: 'c.png', candidate_labels: ['a', 'b'] } },
    ['"c.png",', 'candidate_labels=["a", "b"],'],
  ],
  [
    'passes a question',
    of('question-answering'),
    { ...hub, inputs: { question: 'Who?', context: 'Ann.' } },
    ['question="Who?",', 'context="Ann.",'],
  ],
  [
    'passes a document',
    of('document-question-answering'),
    { ...hub, inputs: { image: 'd.png', question: 'Who?' } },
    ['"d.png",', 'question="Who?",'],
  ],
  [
    'sets the model on the client for a table',
    of('table-question-answering'),
    hub,
    ['query=', 'table=', 'api_key=os.environ["HF_TOKEN"]', '    model="acme/tern-1",\n    api_key='],
  ],
  ['compares sentences', of('sentence-similarity'), hub, ['other_sentences=[']],
  ['saves a result', of('text-to-speech'), hub, ['result = client.text_to_speech('], ['image.save']],
]);

describe('install command of the hub package', () => {
  it.each<[string, ModelRecord, readonly string[]]>([
    ['a picture', painter, ['huggingface_hub', 'pillow']],
    ['a segmentation', of('image-segmentation'), ['huggingface_hub', 'pillow']],
    ['a vector', of('feature-extraction'), ['huggingface_hub', 'numpy']],
    ['a label', of('text-classification'), ['huggingface_hub']],
  ])('for %s', (_what, record, packages) => {
    const [first] = printed(record, hub, 'python', 'huggingface_hub');
    expect(first?.install?.map((one) => ('name' in one ? one.name : ''))).toEqual(packages);
  });
});

describe('calls that the packages of the hub cannot make', () => {
  it.each<[string, ModelRecord, InferenceOptions, string, string]>([
    ['a task without a method', of('text-to-audio'), fal, 'python', 'huggingface_hub'],
    ['a task that it does not support there', speech, { provider: 'together' }, 'python', 'huggingface_hub'],
    [
      'a schema that it rewrites',
      chat,
      { provider: 'fireworks-ai', directRequest: true, response_format: schema },
      'python',
      'huggingface_hub',
    ],
    [
      'one label of an image',
      of('zero-shot-image-classification'),
      { ...hub, inputs: { image: 'c.png', candidate_labels: ['a'] } },
      'python',
      'huggingface_hub',
    ],
    ['an answer that it rejects', of('image-to-text'), hub, 'javascript', 'huggingface.js'],
    ['pairs of texts', reranker, hub, 'python', 'huggingface_hub'],
    ['pairs of texts', reranker, hub, 'javascript', 'huggingface.js'],
    [
      'a recording of another type at Fal',
      speech,
      { ...fal, inputs: 'a.flac' },
      'javascript',
      'huggingface.js',
    ],
    [
      'a model of OpenAI under another name',
      chat,
      { provider: 'openai', directRequest: true },
      'javascript',
      'huggingface.js',
    ],
  ])('%s', (_what, record, options, language, client) => {
    expect(() => printed(record, options, language, client)).toThrow(cannot);
  });

  it('are only those', () => {
    const schemaElsewhere = { provider: 'together', directRequest: true, response_format: schema };
    expect(printed(chat, schemaElsewhere, 'python', 'huggingface_hub')).toHaveLength(1);
    const routed = { provider: 'fireworks-ai', response_format: schema };
    expect(printed(chat, routed, 'python', 'huggingface_hub')).toHaveLength(1);
    expect(printed(speech, { ...fal, inputs: 'a.wav' }, 'javascript', 'huggingface.js')).toHaveLength(1);
    const own = { ...chat, id: 'openai/gpt-5' };
    expect(
      printed(own, { provider: 'openai', directRequest: true }, 'javascript', 'huggingface.js'),
    ).toHaveLength(1);
  });
});

check('javascript', 'huggingface.js', [
  [
    'calls a chat',
    chat,
    auto,
    ['client.chatCompletion({', 'provider: "auto"', 'model: "acme/tern-1"', 'retry_on_error: false'],
    ['import { readFile', 'awake', 'billTo', 'catch'],
  ],
  [
    'names a chosen provider in the model',
    chat,
    { provider: 'together' },
    ['model: "acme/tern-1:together"'],
    ['provider:'],
  ],
  [
    'names the provider of a direct chat',
    chat,
    { provider: 'together', directRequest: true },
    ['provider: "together"', 'model: "acme/tern-1"'],
  ],
  [
    'reads a stream',
    chat,
    { ...auto, streaming: true },
    ['client.chatCompletionStream({', 'for await (const chunk of stream)'],
    ['stream: true'],
  ],
  [
    'calls an endpoint',
    chat,
    { endpointUrl: 'https://tern.example.com/v1' },
    ['endpointUrl: "https://tern.example.com/v1"'],
    ['provider:'],
  ],
  [
    'calls an endpoint for a task',
    of('text-classification'),
    { endpointUrl: 'https://tern.example.com/v1' },
    ['endpointUrl:', 'client.textClassification({ inputs'],
    ['provider:', 'model:'],
  ],
  ['bills an account', chat, { ...auto, billTo: 'acme-labs' }, ['billTo: "acme-labs"']],
  ['catches errors on demand', chat, { ...auto, ...careful }, ['catch (error)']],
  [
    'passes a text with its parameters',
    painter,
    hub,
    ['client.textToImage({', 'num_inference_steps: 5', '// 5 steps', 'writeFile', 'blob.stream()'],
  ],
  [
    'passes a file',
    speech,
    { ...hub, inputs: 'a.flac' },
    [
      'import { readFile } from',
      'new Blob([await readFile("a.flac")], { type: "audio/flac" })',
      'console.log(await client.automaticSpeechRecognition(',
    ],
  ],
  [
    'passes an image and a prompt',
    of('image-to-image'),
    { ...fal, inputs: { image: 'cat.png', prompt: 'A tiger' } },
    ['inputs: new Blob([await readFile("cat.png")]', 'prompt: "A tiger"', 'readFile, writeFile'],
  ],
  [
    'passes labels of a text',
    of('zero-shot-classification'),
    { ...hub, inputs: { text: 'Hi', candidate_labels: ['a', 'b'] } },
    ['inputs: "Hi"', 'candidate_labels: ["a", "b"]'],
  ],
  [
    'passes a question',
    of('question-answering'),
    { ...hub, inputs: { question: 'Who?', context: 'Ann.' } },
    ['question: "Who?"', 'context: "Ann."'],
  ],
  [
    'passes a document',
    of('document-question-answering'),
    { ...hub, inputs: { image: 'd.png', question: 'Who?' } },
    ['image: new Blob(', 'question: "Who?"', 'readFile'],
  ],
  ['passes a table', of('table-question-answering'), hub, ['query: ', 'table: ']],
  ['passes columns', of('tabular-classification'), hub, ['data: ']],
  ['compares sentences', of('sentence-similarity'), hub, ['source_sentence: ', 'sentences: [']],
  [
    'stays awake while a job runs',
    of('text-to-video'),
    fal,
    ['const awake = setInterval(', 'clearInterval(awake);'],
  ],
]);

check('python', 'openai', [
  [
    'calls a chat',
    chat,
    auto,
    [
      'from openai import OpenAI\n',
      'base_url="https://router.huggingface.co/v1",',
      'model="acme/tern-1"',
      'completion = client.chat.completions.create(',
    ],
    ['default_headers', '/chat/completions', 'stream', 'try:'],
  ],
  [
    'reads a stream',
    chat,
    { ...auto, streaming: true },
    ['stream=True,', 'for chunk in client.chat.completions.create(', 'if chunk.choices:'],
    ['completion ='],
  ],
  [
    'bills an account',
    chat,
    { ...auto, billTo: 'acme-labs' },
    ['default_headers={"X-HF-Bill-To": "acme-labs"},'],
  ],
  [
    'catches errors',
    chat,
    { ...auto, ...careful },
    [
      'import APIError, APIStatusError, OpenAI',
      'except APIStatusError as error:',
      'except APIError as error:',
    ],
  ],
  [
    'catches any error of a stream',
    chat,
    { ...auto, ...careful, streaming: true },
    ['import APIStatusError, OpenAI', 'except Exception as error:'],
    ['APIError as'],
  ],
]);

check('javascript', 'openai', [
  [
    'calls a chat',
    chat,
    auto,
    [
      'baseURL: "https://router.huggingface.co/v1"',
      'const completion = await client.chat.completions.create({',
    ],
    ['defaultHeaders', 'stream', 'catch'],
  ],
  [
    'reads a stream',
    chat,
    { ...auto, streaming: true },
    ['stream: true', 'for await (const chunk of stream)'],
    ['completion ='],
  ],
  [
    'bills an account',
    chat,
    { ...auto, billTo: 'acme-labs' },
    ['defaultHeaders: { "X-HF-Bill-To": "acme-labs" }'],
  ],
  ['catches errors', chat, { ...auto, ...careful }, ['catch (error)']],
]);

check('python', 'fal_client', [
  [
    'waits for a job',
    of('text-to-video'),
    { ...fal, directRequest: true },
    [
      'import os',
      'fal_client.SyncClient(key=os.environ["FAL_KEY"])',
      'client.subscribe(',
      'import requests',
      'requests.get(',
    ],
    ['base64', 'try:'],
  ],
  [
    'writes a given key of a direct call only',
    painter,
    { ...fal, directRequest: true, accessToken: 'fal_key' },
    ['SyncClient(key="fal_key")'],
    ['import os'],
  ],
  [
    'does not send a token of the router',
    painter,
    { ...fal, accessToken: 'hf_given' },
    ['os.environ["FAL_KEY"]'],
    ['hf_given'],
  ],
  [
    'embeds a file',
    of('image-to-image'),
    { ...fal, inputs: { image: 'cat.png', prompt: 'x' } },
    ['import base64', 'open("cat.png", "rb")'],
  ],
  [
    'prints an answer without a file',
    speech,
    { ...fal, inputs: 'a.wav' },
    ['print(answer)'],
    ['import requests'],
  ],
  ['catches errors', painter, { ...fal, ...careful }, ['except fal_client.FalClientHTTPError as error:']],
]);

const codes = (options: InferenceOptions) =>
  printed(painter, { ...fal, ...options }, 'python', 'fal_client').flatMap(({ warnings = [] }) =>
    warnings.map(({ code }) => code),
  );

const masks = of('image-segmentation');
const sounds = of('audio-to-audio');
const ownPicture = { ...hub, inputs: 'a.png' };
const ownSound = { ...hub, inputs: 'a.flac' };

check('python', 'huggingface_hub', [
  [
    'saves every mask',
    masks,
    ownPicture,
    ['part.mask.save(f"mask_{index}.png")', 'print(part.label, f"mask_{index}.png")'],
    ['print(client'],
  ],
  [
    'saves every sound',
    sounds,
    ownSound,
    ['open(f"output_{index}.flac", "wb")', 'output.write(part.blob)'],
    ['.wav'],
  ],
  ['saves speech as the service sends it', spoken, hub, ['"output.flac"'], ['.wav']],
]);

check('python', 'requests', [
  [
    'saves every mask',
    masks,
    ownPicture,
    ['import base64', 'response.raise_for_status()', 'base64.b64decode(part["mask"])'],
  ],
  ['saves every sound', sounds, ownSound, ['open(f"output_{index}.flac", "wb")', 'part["blob"]']],
  [
    'prints the text of a recording, and not the recording',
    speech,
    { provider: 'replicate' },
    ['print(answer["output"])', 'import time'],
    ['print(response.json())'],
  ],
  [
    'prints the text of a document',
    of('image-to-text'),
    { provider: 'zai-org' },
    ['response.raise_for_status()', 'print(response.json()["md_results"])', 'invoice.png'],
  ],
  ['sends pairs of texts', reranker, hub, ['"text": "When does the ferry leave?"', '"text_pair": ']],
]);

check('javascript', 'huggingface.js', [
  [
    'saves every mask',
    masks,
    ownPicture,
    ['readFile, writeFile', 'of parts.entries()', 'await writeFile(`mask_${index}.png`, Buffer.from(mask,'],
    ['console.log(await'],
  ],
  ['saves every sound', sounds, ownSound, ['`output_${index}.flac`', 'Buffer.from(blob, "base64")']],
  ['saves every sound of Fal', sounds, { ...fal, inputs: 'a.mp3' }, ['`output_${index}.wav`']],
  ['saves speech as the service sends it', spoken, hub, ['"output.flac"'], ['.wav']],
]);

check('javascript', 'fetch', [
  [
    'saves every mask',
    masks,
    ownPicture,
    [
      'readFile, writeFile',
      'if (!response.ok) throw',
      'const parts = await response.json();',
      '`mask_${index}.png`',
    ],
  ],
  [
    'prints the text of a recording, and not the recording',
    speech,
    { provider: 'replicate', ...careful },
    ['console.log(answer.output);', 'console.error(JSON.stringify(answer));'],
    ['JSON.stringify(await response.json()'],
  ],
  [
    'prints the text of a document',
    of('image-to-text'),
    { provider: 'zai-org' },
    ['console.log(answer.md_results);'],
  ],
]);

check('shell', 'curl', [
  [
    'saves every mask',
    masks,
    ownPicture,
    [
      '--fail',
      "for index in $(jq 'keys[]' answer.json); do",
      'jq --raw-output ".[$index].mask" answer.json | base64 --decode > "mask_$index.png"',
      "jq --compact-output '.[] | del(.mask)' answer.json",
    ],
  ],
  ['saves every sound', sounds, ownSound, ['".[$index].blob"', '"output_$index.flac"']],
  [
    'saves every mask, or prints the error',
    masks,
    { ...ownPicture, ...careful },
    ['|| { cat answer.json >&2; false; } &&', 'done &&'],
  ],
  [
    'saves a picture that the answer of a job links to or contains',
    masks,
    { ...fal, inputs: 'a.png' },
    [
      'case "$file_url" in',
      'data:*) printf %s "$file_url" | cut -d , -f 2 | base64 --decode > output.png ;;',
    ],
  ],
  [
    'prints the text of a recording, and not the recording',
    speech,
    { provider: 'replicate' },
    ["jq --raw-output '.output // .' answer.json", '|| break'],
  ],
  [
    'prints the text of a recording, or the error',
    speech,
    { provider: 'replicate', ...careful },
    ['jq --raw-output .output answer.json', 'jq --exit-status .output answer.json'],
  ],
  [
    'prints the text of a document',
    of('image-to-text'),
    { provider: 'zai-org' },
    ["| jq --raw-output '.md_results // .'"],
    ['answer.json'],
  ],
]);

describe('fal_client', () => {
  it('warns that it needs a key of Fal, and does not bill through the hub', () => {
    expect(codes({})).toContain('placeholder');
    expect(codes({})).not.toContain('ignored-option');
    expect(codes({ billTo: 'acme-labs' })).toEqual(expect.arrayContaining(['placeholder', 'ignored-option']));
    expect(codes({ directRequest: true })).not.toContain('placeholder');
  });

  it('does not call other providers', () => {
    expect(() => printed(painter, { provider: 'replicate' }, 'python', 'fal_client')).toThrow(cannot);
  });
});

it.each(['python', 'javascript'])('the openai package is for chat alone (%s)', (language) => {
  expect(() => printed(painter, hub, language, 'openai')).toThrow(cannot);
});

it('the calls of every client are checked', () => {
  expect(checked).toEqual(new Set(Object.keys(clients)));
});
