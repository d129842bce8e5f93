import type { Source } from './assistant-data.ts';
import { type Concept, conceptsOf, statementIn } from './concepts.ts';

/** Each intent with what is read for its answer, and the sets of concepts that mean it. */
type Rule = { needs: readonly Source[]; patterns: readonly (readonly Concept[])[] };

/** From the most exact to the widest: the first that fits is meant. */
const RULES = {
  undo: { needs: [], patterns: [['undo']] },
  beyond: { needs: [], patterns: [['beyond']] },
  adSpend: {
    needs: ['ads'],
    patterns: [['ad', 'spent']],
  },
  textSpend: { needs: ['texts'], patterns: [['textable', 'spent']] },
  campaignSpend: { needs: ['ads', 'texts'], patterns: [['campaign', 'spent']] },
  codes: { needs: ['dashboard'], patterns: [['code']] },
  guestVisit: { needs: ['guests'], patterns: [['last', 'visit']] },
  brought: {
    needs: ['dashboard'],
    patterns: [
      ['ad', 'brought'],
      ['campaign', 'brought'],
      ['campaign', 'revenue'],
      ['textable', 'brought'],
      ['textable', 'works'],
      ['ad', 'works'],
      ['campaign', 'works'],
    ],
  },
  textsRunning: { needs: ['dashboard'], patterns: [['textable', 'campaign']] },
  lapsed: { needs: ['guests'], patterns: [['lapsed']] },
  textable: { needs: ['guests'], patterns: [['textable']] },
  grow: { needs: ['dashboard'], patterns: [['grow']] },
  newCustomers: { needs: ['dashboard'], patterns: [['brought']] },
  running: { needs: ['dashboard'], patterns: [['ad'], ['campaign']] },
  guestsTotal: { needs: ['guests'], patterns: [['guest']] },
  potential: { needs: ['dashboard'], patterns: [['potential']] },
  critical: { needs: ['checklist'], patterns: [['critical']] },
  quickWins: { needs: ['checklist'], patterns: [['quick']] },
  category: { needs: ['checklist'], patterns: [['under']] },
  itemStatus: { needs: ['checklist'], patterns: [['done']] },
  unpriced: { needs: ['profile'], patterns: [['without']] },
  missing: { needs: ['profile'], patterns: [['missing']] },
  score: { needs: ['dashboard'], patterns: [['score']] },
  progress: { needs: ['dashboard'], patterns: [['progress']] },
  price: { needs: ['profile'], patterns: [['price']] },
  revenue: { needs: ['dashboard'], patterns: [['revenue']] },
  hours: { needs: ['profile'], patterns: [['hours']] },
  phone: { needs: ['profile'], patterns: [['phone']] },
  address: { needs: ['profile'], patterns: [['address']] },
  email: { needs: ['profile'], patterns: [['email']] },
  booking: { needs: ['profile'], patterns: [['booking']] },
  payment: { needs: ['profile'], patterns: [['payment']] },
  dishes: { needs: ['profile'], patterns: [['dish']] },
  website: { needs: ['dashboard'], patterns: [['website']] },
  next: { needs: ['dashboard'], patterns: [['next']] },
  help: { needs: [], patterns: [['help']] },
  thanks: { needs: [], patterns: [['thanks']] },
  hello: { needs: [], patterns: [['hello']] },
} as const satisfies Record<string, Rule>;

export type Intent = keyof typeof RULES;

/** What a question asks for; undefined where no word of it is known. */
export function intentOf(question: string): Intent | undefined {
  const concepts = conceptsOf(question);
  const rules = Object.entries(RULES) as [Intent, Rule][];
  return rules.find(([, { patterns }]) =>
    patterns.some((pattern) => pattern.every((concept) => concepts.has(concept))),
  )?.[0];
}

/** What must be read before the question can be answered. A statement may be a change of any of them. */
export function sourcesFor(question: string): readonly Source[] {
  const intent = intentOf(question);
  const needs: readonly Source[] = intent === undefined ? ['checklist'] : RULES[intent].needs;
  const ofChanges: readonly Source[] = statementIn(question) === undefined ? [] : ['checklist', 'profile'];
  return [...new Set([...needs, ...ofChanges])];
}
