import type { Feature } from './feature.ts';

/** Who runs a place, and what guests can count on. */
export const SERVICE_FEATURES: readonly Feature[] = [
  // Who runs it.
  {
    id: 'generations',
    says: /\b(?:(?:second|third|fourth|fifth)[- ]generation|(?:two|three|four|five) generations|generations of)\b/,
    trait: 'family-run',
    tag: 'In the family for generations',
  },
  {
    id: 'family-run',
    says: /\b(?:family[- ](?:run|owned|business|restaurant)|family for generations|run by (?:a|the|our|my) (?:\w+ )?family|a conduzione familiare|negocio familiar)\b/,
    trait: 'family-run',
    tag: 'Family-run',
    ask: ['Who runs the place?', 'It is family-run.'],
  },
  {
    id: 'siblings',
    says: /\brun by (?:two |three )?(?:sisters|brothers|siblings|cousins)\b/,
    claim: 'It is run by siblings.',
    tag: 'Run by siblings',
  },
  {
    id: 'small',
    says: /\b(?:tiny|small|little|intimate) (?:room|place|space|restaurant|bistro|trattoria|osteria|cafe|bar|counter|dining)\b/,
    trait: 'small',
    tag: 'Small on purpose',
  },
  {
    id: 'neighbourhood',
    says: /\b(?:neighbou?rhood|local favou?rite)\b/,
    trait: 'neighbourhood',
    tag: 'Round the corner',
  },
  { id: 'woman-owned', says: /\b(?:wom[ae]n[- ](?:owned|led|run))\b/, trait: 'women-led' },
  // Practical.
  {
    id: 'takeaway',
    says: /\b(?:take[- ]?away|take[- ]?out|to[- ]go|take home|asporto|para llevar|a emporter|zum mitnehmen)\b/,
    service: 'takeaway',
    ask: ['Can I order to take away?', 'Yes, takeaway is available.', 'No, takeaway is not available.'],
  },
  {
    id: 'delivery',
    says: /\b(?:deliver(?:y|ies|s)?|uber ?eats|deliveroo|doordash|domicilio|lieferung|livraison)\b/,
    service: 'delivery',
    ask: ['Do you deliver?', 'Yes, delivery is available.', 'No, delivery is not available.'],
  },
  {
    id: 'catering',
    says: /\bcatering\b/,
    service: 'catering',
    ask: ['Do you cater?', 'Yes, catering is available.', 'No, catering is not available.'],
  },
  { id: 'drive-through', says: /\bdrive[- ]?(?:through|thru)\b/, service: 'a drive-through' },
  {
    id: 'walk-ins',
    says: /\b(?:walk[- ]?ins?(?: welcome| only)?|no (?:reservations?|bookings?) (?:needed|required|necessary)|first come,? first served)\b/,
    claim: 'Walk-ins are welcome.',
    tag: 'Walk right in',
    ask: [
      'Can I come without a reservation?',
      'Yes, walk-ins are welcome.',
      'Please reserve; walk-ins cannot be seated.',
    ],
  },
  {
    id: 'reservations',
    says: /\b(?:reservations?|reserve|bookings?|book (?:a table|ahead|online))\b(?! (?:needed|required|necessary))|\b(?:reservations?|bookings?) (?:required|recommended)\b/,
    claim: 'Tables can be reserved.',
    ask: ['Can I reserve a table?', 'Yes, tables can be reserved.', 'No, tables cannot be reserved.'],
  },
  {
    id: 'vegan-options',
    says: /\b(?:vegan (?:options?|dishes|choices?|menu|friendly|alternatives?)|(?:options?|dishes|food|choices) for vegans|vegans? welcome)\b|\bvegan(?=[^.;\n]{0,45}\b(?:options?|dishes|choices|alternatives)\b)/,
    service: 'vegan dishes',
    ask: [
      'Are there vegan dishes?',
      'Yes, there are vegan dishes on the menu.',
      'No, there are no vegan dishes.',
    ],
  },
  {
    id: 'vegetarian-options',
    says: /\b(?:(?:vegetarian|veggie|meat[- ]free) (?:options?|dishes|choices?|menu|friendly|alternatives?)|vegetarians? welcome)\b|\b(?:vegetarian|veggie)(?=[^.;\n]{0,45}\b(?:options?|dishes|choices|alternatives)\b)/,
    service: 'vegetarian dishes',
    ask: [
      'Are there vegetarian dishes?',
      'Yes, there are vegetarian dishes on the menu.',
      'No, there are no vegetarian dishes.',
    ],
  },
  {
    id: 'gluten-free',
    says: /\b(?:gluten[- ]?free|sin gluten|senza glutine|sans gluten|glutenfrei|c(?:o)?eliac)\b/,
    service: 'gluten-free dishes',
    ask: [
      'Is there anything gluten-free?',
      'Yes, gluten-free dishes are available; please mention it when you order.',
      'No, there are no gluten-free dishes.',
    ],
  },
  {
    id: 'halal',
    says: /\bhalal\b/,
    claim: 'The kitchen is halal.',
    tag: 'Halal',
    ask: ['Is the food halal?', 'Yes, the food is halal.', 'No, the food is not halal.'],
  },
  {
    id: 'kosher',
    says: /\bkosher\b/,
    claim: 'The kitchen is kosher.',
    tag: 'Kosher',
    ask: ['Is the food kosher?', 'Yes, the food is kosher.', 'No, the food is not kosher.'],
  },
  {
    id: 'dogs',
    says: /\b(?:dogs?[- ](?:friendly|welcome|allowed)|pets?[- ](?:friendly|welcome|allowed)|dogs are welcome|dogs|pets)\b/,
    claim: 'Dogs are welcome.',
    ask: ['Can I bring my dog?', 'Yes, dogs are welcome.', 'No, dogs cannot come in.'],
  },
  {
    id: 'children',
    says: /\b(?:(?:child|kid|family)[- ]friendly|kids'? menu|children'?s menu|high ?chairs?|kids welcome|children welcome)\b/,
    claim: 'Children are welcome.',
    ask: ['Is it suitable for children?', 'Yes, children are welcome.'],
  },
  {
    id: 'parking',
    says: /\b(?:parking|car park|valet)\b/,
    service: 'parking',
    ask: ['Is there parking?', 'Yes, parking is available.', 'No, there is no parking on site.'],
  },
  {
    id: 'access',
    says: /\b(?:wheelchair|step[- ]free|accessible|barrier[- ]free)\b/,
    claim: 'There is wheelchair access.',
    ask: [
      'Is it accessible by wheelchair?',
      'Yes, there is wheelchair access.',
      'Not at present: there is no wheelchair access.',
    ],
  },
  {
    id: 'wifi',
    says: /\bwi-?fi\b/,
    service: 'wifi',
    ask: ['Is there wifi?', 'Yes, there is wifi.', 'No, there is no wifi.'],
  },
  {
    id: 'laptops',
    says: /\blaptops?\b/,
    claim: 'Laptops are welcome.',
    ask: ['Can I work on a laptop?', 'Yes, laptops are welcome.', 'Please leave laptops closed.'],
  },
  {
    id: 'cash',
    says: /\b(?:cash only|only cash)\b/,
    claim: 'Payment is in cash.',
    ask: ['Can I pay by card?', 'Payment is in cash only.'],
  },
  {
    id: 'cards',
    says: /\b(?:(?:credit )?cards? (?:accepted|welcome|ok)|card payments?|accept cards|cards?)\b(?! only)/,
    service: 'card payment',
    ask: ['Can I pay by card?', 'Yes, cards are accepted.', 'No, cards are not accepted.'],
  },
  {
    id: 'byob',
    says: /\b(?:byob|byo|bring your own|corkage)\b/,
    claim: 'You may bring your own bottle.',
    ask: [
      'Can I bring my own wine?',
      'Yes, you may bring your own bottle.',
      'No, please do not bring your own.',
    ],
  },
  {
    id: 'alcohol',
    says: /\b(?:alcohol|licensed bar)\b(?!-free)/,
    ask: ['Is alcohol served?', 'Yes, alcohol is served.', 'No, alcohol is not served.'],
  },
  {
    id: 'gift-cards',
    says: /\b(?:gift (?:cards?|vouchers?)|vouchers?)\b/,
    service: 'gift cards',
    ask: ['Do you sell gift cards?', 'Yes, gift cards are available.'],
  },
  {
    id: 'brunch',
    says: /\b(?:weekend brunch|sunday brunch|bottomless brunch|brunch (?:on|at|every) \w+)\b/,
    thing: 'brunch at the weekend',
  },
  { id: 'happy-hour', says: /\b(?:happy hour|aperitivo hour)\b/, thing: 'a happy hour' },
  {
    id: 'late',
    says: /\b(?:open late|late[- ]night|until late|till late)\b/,
    trait: 'late-opening',
    tag: 'Late into the night',
  },
  { id: 'all-day', says: /\ball[- ]day\b/, trait: 'all-day', tag: 'All day long' },
];
