/** @module Common ways to run an app: installed program, container image, source code. */
import { systems } from '../../snippets/system.ts';
import type { Way } from '../define.ts';

export const installed: Way = { key: 'installed', label: 'Installed program', systems };

export const docker: Way = { key: 'docker', label: 'Docker', systems };

/** For images that need an NVIDIA GPU. */
export const dockerOnLinux: Way = { key: 'docker', label: 'Docker', systems: ['linux'] };

export const python: Way = { key: 'python', label: 'Python package', systems: ['linux'] };

export const source: Way = { key: 'source', label: 'Build from source', systems: ['linux', 'macos'] };

export const archive: Way = { key: 'archive', label: 'Release archive', systems };
