import { REFERENCE_RULES } from './reference-rules.ts';

/** Asks for the words of a website. */
export const PAGE_PROMPT = {
  system: [
    'You write the website of one restaurant. You answer only in the form that is asked for.',
    ...REFERENCE_RULES,
    'The owner’s own sentences come first: about_content consists of references such as {sentence_1} ' +
      'and {said_by_1}, with a blank line between passages, with at most one sentence of your own.',
    'tagline: at most 90 characters as printed. hero_description: one or two ' +
      'sentences. meta_description: begins with {website_name}, at most 190 characters ' +
      'as printed. contact_description: how to come or to book, one sentence.',
    'Write in the language of the record, plainly and without markup.',
  ].join('\n'),
  request: 'Write the texts of the page.',
};
