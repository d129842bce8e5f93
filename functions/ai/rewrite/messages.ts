import type { RewriteFacts } from './rewrite-facts.ts';

/** Why a text stays as it is, and what the owner can do instead. */
export const UNCHANGED: Readonly<Record<RewriteFacts['action'], string>> = {
  rewrite: 'We can’t rewrite this without changing your facts. Try editing it.',
  shorter: 'We can’t make this shorter without losing a fact. Try editing it.',
  longer: 'We can’t make this longer without making up facts. Add a sentence of your own.',
  warmer: 'This is as warm as we can make it. Try editing it.',
  describe: 'We couldn’t find a line for this dish. Write a few words of your own.',
};

export const UNREVIEWED =
  'You haven’t reviewed this suggestion yet. Keep or change it first, then we can improve it.';

export const ALREADY_WARM = 'This already welcomes your guests. Try editing it.';
