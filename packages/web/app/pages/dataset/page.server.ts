/** @module One dataset. */
import { repositoryPage } from '../repository/repository.server.ts';

export const page = repositoryPage('dataset');
