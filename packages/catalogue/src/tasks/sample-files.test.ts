import { describe, expect, it } from 'vitest';
import { inferenceSnippets } from '../inference/snippets.ts';
import { librarySnippets } from '../libraries/snippets.ts';
import { huggingFace } from '../platform.ts';
import { readPlatform } from '../snippets/platform-rules.ts';
import { sampleImage } from '../snippets/samples/image.ts';
import { cat, photo } from './sample-assets.ts';
import { publicSampleUrls, sampleFileNames, sampleUrl } from './sample-files.ts';

const otherHub = { hubUrl: 'https://hub.acme.example' };
const ours = readPlatform({ ...otherHub, samplesUrl: 'https://loadout.acme.example/samples/' });
const local = readPlatform({ ...otherHub, samplesUrl: '/srv/samples' });

const captions = { id: 'acme/captions', pipeline_tag: 'image-to-text', library_name: 'transformers' };
const chat = { id: 'acme/seer', pipeline_tag: 'image-text-to-text', tags: ['conversational'] };
const clip = { id: 'acme/clip', library_name: 'open_clip', tags: ['open_clip'] };

const libraryCode = (record: object, platform = huggingFace): string =>
  JSON.stringify(librarySnippets(record, { platform }));
const inferenceCode = (record: object, platform = huggingFace): string =>
  JSON.stringify(inferenceSnippets(record, { platform, provider: 'hf-inference' }));

const image = (src: string): string => sampleImage({ ...chat, widgetData: [{ src }] }, ours);

describe('samples', () => {
  it('are on the public hub, also for another hub', () => {
    const platform = readPlatform(otherHub);
    expect(sampleUrl(platform, cat)).toBe(sampleUrl(huggingFace, cat));
    expect(libraryCode(captions, platform)).not.toContain('hub.acme.example/datasets');
    expect(new Set(publicSampleUrls()).size).toBe(sampleFileNames.length);
  });

  it('come from a server if the platform has one', () => {
    expect(libraryCode(clip, ours)).toContain('https://loadout.acme.example/samples/photo.png');
    expect(inferenceCode(captions, ours)).toContain('https://loadout.acme.example/samples/cats.jpg');
    expect(inferenceCode(chat, ours)).toContain('https://loadout.acme.example/samples/photo.png');
  });

  it('come from a folder if the platform has one', () => {
    expect(libraryCode(captions, local)).toContain('/srv/samples/photo.png');
    expect(libraryCode(clip, local)).toContain('file:///srv/samples/photo.png');
    const call = inferenceCode(captions, local);
    expect(call).toContain('/srv/samples/cats.jpg');
    expect(call).not.toContain('Downloads a sample');
  });

  it('for a service that downloads them are never local', () => {
    expect(inferenceCode(chat, local)).toContain(sampleUrl(huggingFace, photo));
  });

  it('of a record are on another hub only if they are in its own repository', () => {
    const own = `${huggingFace.hubUrl}/acme/seer/resolve/main/a.png`;
    const others = `${huggingFace.hubUrl}/datasets/acme/b/resolve/main/b.png`;
    expect(image(own)).toBe('https://hub.acme.example/acme/seer/resolve/main/a.png');
    expect(image(others)).toBe(others);
  });

  it('of a record are files, where it names their pages', () => {
    const page = `${huggingFace.hubUrl}/datasets/acme/b/blob/main/b.png`;
    expect(image(page)).toBe(`${huggingFace.hubUrl}/datasets/acme/b/resolve/main/b.png`);
    const other = 'https://acme.example/blob/b.png';
    expect(image(other)).toBe(other);
  });
});
