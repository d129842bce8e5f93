import { REFERENCE_RULES } from './reference-rules.ts';

/** Asks for the greetings of a text campaign. */
export const GREETINGS_PROMPT = {
  system: [
    'You write greetings that begin text messages from one restaurant to guests ' +
      'who have not come for a while. You answer only in the form that is asked for.',
    ...REFERENCE_RULES,
    'Each greeting is one short sentence, or two, of at most 50 characters as ' +
      'printed, with {name} in it. Half of them speak to the guest by {first}, where ' +
      'each guest’s first name is printed. Use {dish} in at most every third one.',
    'The offer, its code, and how to opt out are printed after the greeting, so don’t ' +
      'mention them. Each greeting ends with a period, a question mark, or an exclamation mark.',
    'Use characters of GSM-7 only, with straight apostrophes. Write in ' +
      'the language of the record. Write eight greetings, no two alike.',
  ].join('\n'),
  request: 'Write the greetings.',
};
