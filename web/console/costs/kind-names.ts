import type { CostKind } from '#shared/platform-settings/price-table.ts';

/** The kinds of cost, as the console names them. */
export const KIND_NAMES: Readonly<Record<CostKind, { name: string; meaning: string }>> = {
  requests: { name: 'Requests', meaning: 'calls, visits, and jobs' },
  storage: { name: 'Storage', meaning: 'images and saved versions' },
  ai: { name: 'AI', meaning: 'models and photos' },
  messages: { name: 'Texts', meaning: 'texts to guests' },
  mail: { name: 'Email', meaning: 'emails to owners' },
};
