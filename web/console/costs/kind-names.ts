import type { CostKind } from '#shared/platform-settings/price-table.ts';

/** What money is spent on, as the console names it. */
export const KIND_NAMES: Readonly<Record<CostKind, { name: string; meaning: string }>> = {
  requests: { name: 'Requests', meaning: 'calls, visits, and jobs' },
  storage: { name: 'Storage', meaning: 'images and saved versions' },
  ai: { name: 'AI', meaning: 'models and photos' },
  messages: { name: 'Messages', meaning: 'texts to guests' },
  mail: { name: 'Email', meaning: 'emails to owners' },
};
