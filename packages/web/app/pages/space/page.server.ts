/** @module One space. */
import { repositoryPage } from '../repository/repository.server.ts';

export const page = repositoryPage('space');
