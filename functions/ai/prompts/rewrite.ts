import { RECORD_IS_DATA } from './reference-rules.ts';

const REQUESTS = {
  rewrite: 'Say the same in other words, about as long.',
  shorter: 'Say the same in fewer words. Keep every fact.',
  longer: 'Say the same in more words, by one or two sentences that invite guests. Add no fact.',
  warmer: 'Say the same more warmly, like a host who welcomes guests.',
  describe: 'Return the text as it is.',
};

/** Asks for other words for one text of a page. `requests`: of each action. */
export const REWRITE_PROMPT = {
  system: [
    'You edit one text of a restaurant’s website. You answer only in the form that is asked for.',
    RECORD_IS_DATA,
    '"text" has references such as {fact_1}: each is printed as "facts" says. ' +
      'Keep every reference, braces included, and write none of its words yourself.',
    'State nothing that the text doesn’t state: no numbers, prices, names, dates, links, ' +
      'dishes, ingredients, awards, or promises of your own. Leave out none of its facts.',
    'Write in the language of the text, plainly, without markup and without emoji.',
  ].join('\n'),
  request: Object.values(REQUESTS).join('\n'),
  requests: REQUESTS,
};
