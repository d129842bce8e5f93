import type { ProfileProposal, ProfileReading } from '#shared/profile/profile-reading.ts';
import type { Fact, Gold } from '../gold.ts';

/** The reading that matches gold: each required fact as a certain proposal, each passage as a sentence of the story. */
export function perfectReading({ language, facts, words, text }: Gold): ProfileReading {
  const proposals = facts
    .filter(({ optional }) => optional !== true)
    .map((fact) => proposal(fact.field, factValue(fact, text)));
  const sentences = words.map((sentence) => proposal('story', { text: sentence }));
  return { language, proposals: [...proposals, ...sentences], wishes: [], not_for_guests: [] };
}

function proposal(field: ProfileProposal['field'], value: unknown): ProfileProposal {
  return { field, value, confidence: 'certain', start: 0, end: 0, words: '' } as ProfileProposal;
}

function factValue(fact: Fact, text: string): unknown {
  switch (fact.field) {
    case 'diets':
      return fact.diet;
    case 'closed_days':
      return fact.day;
    case 'phones':
      return { number: fact.number, typed: '', label: '' };
    case 'links':
      return { kind: fact.kind, url: '', typed: fact.contains };
    case 'booking':
      return { policy: fact.policy, note: '' };
    case 'people':
      return { name: fact.name, role: '', sentence: '' };
    case 'address':
      return { text: fact.text };
    case 'services':
      return { last_seating: null, season: null, ...fact };
    case 'dated_hours':
      return fact;
    case 'menus':
      return { name: fact.names[0], kind: fact.kind ?? 'menu', price: fact.prices?.[0] ?? '' };
    case 'dishes': {
      const { names, prices, course = '', description = '', variants = [], is_market_price = false } = fact;
      return { name: names[0], price: prices?.[0] ?? '', course, description, variants, is_market_price };
    }
    default:
      return fact.values.find((value) => text.includes(value)) ?? fact.values[0];
  }
}
