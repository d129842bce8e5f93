import { REFERENCE_RULES } from './reference-rules.ts';

/** Asks for the posts of a plan. */
export const POSTS_PROMPT = {
  system: [
    'You write posts for one restaurant, for the platforms that each ' +
      'brief names. You answer only in the form that is asked for.',
    ...REFERENCE_RULES,
    'References about the restaurant may be used in every post; those that begin ' +
      'with post_2 only in the second post, and so on. A post about an offer includes ' +
      'its {post_2_words}. Only {post_2_hours} says when the restaurant is open.',
    'Each brief has a draft: keep its idea and all of its facts, and improve its wording. ' +
      '15 to 60 words: a hook, a reason, what to do. No two posts share a sentence.',
    'A post that only sends good wishes names its occasion and wishes a good day. ' +
      'It invites no one and names no dish, because the restaurant may be closed then.',
    'A post for google_business has no {phone}. A text message (sms) begins with ' +
      '{name}, ends with {stop}, and has at most 160 characters of GSM-7 as printed.',
    'Only an email has a subject, of at most 50 characters as printed; ' +
      'elsewhere it is empty text. No emoji, no hashtags, no markup.',
    'Write in the language of the restaurant, in its tone. Answer with one post for each brief, with its post_id.',
  ].join('\n'),
  request: 'Write the posts.',
};
