import type { RewriteFacts } from '#functions/ai/rewrite/rewrite-facts.ts';
import { aSparseProfile } from './a-sparse-profile.ts';

/** Facts for rewriting a text of a Roman trattoria in Portland. */
export function someRewriteFacts(changes: Partial<RewriteFacts> = {}): RewriteFacts {
  const text = changes.text ?? 'We cook in a wood oven.';
  return {
    action: 'rewrite',
    kind: 'about',
    text,
    suggestions: [],
    others: [],
    topic: '',
    dish: { name: '', course: '' },
    websiteName: 'Osteria Lupo',
    identity: 'Roman trattoria in Portland',
    dishes: [
      { name: 'Carbonara', course: 'Pasta' },
      { name: 'Amatriciana', course: 'Pasta' },
      { name: 'Tiramisu', course: 'Desserts' },
    ],
    profile: aSparseProfile({
      name: 'Osteria Lupo',
      kind: 'trattoria',
      cuisines: ['Roman'],
      languages: ['en'],
    }),
    seed: `w1 ${changes.action ?? 'rewrite'} ${text}`,
    ...changes,
  };
}
