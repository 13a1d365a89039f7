import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import lerobot from './lerobot.ts';

const codeFor = (id: string, tags: readonly string[], revision?: string) =>
  generateSnippets(lerobot, { id, tags }, revision === undefined ? {} : { revision }).snippets.map(
    ({ code }) => code.text,
  );

describe('lerobot', () => {
  it('fine-tunes and runs a policy with the commands of the current release', () => {
    const [train, run] = codeFor('me/cups', ['smolvla']);
    expect(train).toMatch(/^lerobot-train \\\n {2}--policy\.path=me\/cups /);
    expect(run).toMatch(/^lerobot-rollout /);
  });

  it('installs a release that has the commands', () => {
    const { snippets } = generateSnippets(lerobot, { id: 'me/cups', tags: ['smolvla'] });
    for (const { install } of snippets)
      expect(install?.[0]).toMatchObject({ version: '>=0.6', python: '>=3.12' });
  });

  it('only fine-tunes the base model', () => {
    expect(codeFor('lerobot/smolvla_base', ['smolvla'])).toHaveLength(1);
  });

  it('has no comments, which would break continued lines', () => {
    for (const code of codeFor('me/cups', ['smolvla'])) expect(code).not.toMatch(/#/);
  });

  it('pins the policy', () => {
    for (const code of codeFor('me/cups', ['act'], 'v2'))
      expect(code).toContain('--policy.pretrained_revision=v2');
  });

  it('downloads the files of an unknown policy', () => {
    expect(codeFor('me/cups', ['robotics'])).toEqual(['hf download me/cups --local-dir=cups']);
  });

  it('takes the policy from the name if no tag has it', () => {
    const { snippets } = generateSnippets(lerobot, { id: 'me/PI05-cups', tags: ['safetensors'] });
    expect(snippets.map(({ install }) => install?.[0])).toMatchObject([
      { name: 'lerobot[pi,training]' },
      { name: 'lerobot[pi,core_scripts,feetech]' },
    ]);
    for (const { warnings } of snippets) expect(warnings?.map(({ code }) => code)).toContain('inferred');
  });

  it.each([
    ['lerobot/pusht', 'pusht', '--env.type=pusht '],
    ['lerobot/pusht_keypoints', 'pusht', '--env.obs_type=environment_state_agent_pos'],
    ['lerobot/aloha_sim_insertion_human', 'aloha', '--env.task=AlohaInsertion-v0'],
    ['lerobot/aloha_sim_transfer_cube_human', 'aloha', '--env.task=AlohaTransferCube-v0'],
    ['lerobot/libero', 'libero', '--env.task=libero_10'],
    ['lerobot/libero_spatial_image', 'libero', '--env.task=libero_spatial'],
    ['lerobot/metaworld_mt50', 'metaworld', '--env.task=easy'],
  ])('evaluates a policy of the dataset %s in the simulation %s', (dataset, extra, option) => {
    const { snippets } = generateSnippets(lerobot, { id: 'me/cups', tags: ['act', `dataset:${dataset}`] });
    expect(snippets.map(({ install }) => install?.[0])).toMatchObject([
      { name: `lerobot[${extra}]` },
      { name: 'lerobot[training]' },
    ]);
    expect(snippets[0]?.code.text).toContain(option);
    expect(snippets[1]?.code.text).toContain(`--dataset.repo_id=${dataset} `);
  });

  it.each(['me/pusht_real', 'me/xarm7_colored'])('runs a policy of the dataset %s on a robot', (dataset) => {
    expect(codeFor('me/cups', ['act', `dataset:${dataset}`])[1]).toMatch(/^lerobot-rollout /);
  });

  it.each([
    ['me/act_refiner_cups', ['safetensors', 'act_refiner']],
    ['me/pi05-cups', []],
    ['me/cups', ['openpi', 'pi05']],
  ])('downloads the files of %s with the tags %j', (id, tags) => {
    expect(codeFor(id, tags)).toHaveLength(1);
  });
});
