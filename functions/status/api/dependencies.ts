import type { UsersRepository } from '#functions/accounts/users-repository.ts';
import type { Variables } from '#functions/platform/needs/variables.ts';

export type StatusDependencies = {
  users: Pick<UsersRepository, 'find'>;
  config: Variables<'SITES_ORIGIN' | 'STAGE' | 'COMING_SOON' | 'TEXT_PROVIDER' | 'TEXT_VISION'>;
};
