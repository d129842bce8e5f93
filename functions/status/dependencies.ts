import type { UsersRepository } from '#functions/modules/users/users-repository.ts';
import type { StatusConfig } from './config.ts';

/** Everything that health and the public configuration need from the outside. */
export type StatusDependencies = {
  users: Pick<UsersRepository, 'find'>;
  config: StatusConfig;
};
