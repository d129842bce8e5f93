import type { Story } from '../writing-tasks.ts';
import { type Brief, shortened } from './brief.ts';
import { composeQuestions } from './questions.ts';
import {
  capital,
  claimSentences,
  cuisineOf,
  definitionSentence,
  descriptor,
  dishesSentence,
  fitting,
  identitySentence,
  isSaidByName,
  linesFor,
  offersOf,
  priceSentence,
  servicesSentence,
  thingsSentence,
} from './sentences.ts';
import { composeTagline } from './tagline.ts';
import { TONE_WORDS } from './tone-words.ts';

function heroDescription(brief: Brief): string {
  const thought = linesFor(brief, cuisineOf(brief).heroes, 'hero');
  const offer = offersOf(brief).find((entry) => entry.price !== '');
  const facts = [
    brief.place !== '' || brief.since !== '' ? identitySentence(brief) : '',
    thingsSentence(brief, 'hero'),
    dishesSentence(brief, 3, 'hero'),
    offer ? priceSentence(offer) : '',
  ].filter((sentence) => sentence !== '');
  const isFactFirst = brief.choose.index('hero-order', 3) === 0 && facts.length > 0;
  const few = facts.slice(0, 3);
  return fitting(isFactFirst ? [...few.slice(0, 1), thought, ...few.slice(1)] : [thought, ...few], 380);
}

/** Paragraphs: the cuisine, this place, how to eat here, what can be had. Parted by empty lines. */
function aboutContent(brief: Brief): string {
  const cuisine = cuisineOf(brief);
  const offers = offersOf(brief).filter((entry) => entry.price !== '').slice(0, 2);
  const house = fitting([identitySentence(brief), thingsSentence(brief, 'about'), ...claimSentences(brief).slice(0, 4)], 700);
  const food = fitting([dishesSentence(brief, 5, 'about'), definitionSentence(brief), ...offers.map(priceSentence)], 700);
  const custom = fitting([linesFor(brief, cuisine.table, 'table'), servicesSentence(brief)], 500);
  const general = linesFor(brief, cuisine.abouts, 'about');
  const order = brief.choose.index('about-order', 2) === 0 ? [general, house, food, custom] : [house, general, food, custom];
  return order.filter((paragraph) => paragraph !== '').join('\n\n');
}

function metaDescription(brief: Brief): string {
  const what = isSaidByName(brief) ? '' : descriptor(brief);
  const place = brief.place === '' ? '' : ` ${brief.place}`;
  const lead = what === '' ? `${brief.name}.` : `${brief.name}: ${what}${place}.`;
  const hours = brief.hours.printed === '' ? '' : `${brief.hours.printed}.`;
  const thought = linesFor(brief, cuisineOf(brief).heroes, 'meta');
  return fitting([lead, dishesSentence(brief, 3, 'meta'), thingsSentence(brief, 'meta'), hours, thought], 190);
}

function printedCuisine(brief: Brief): string {
  const { cuisine, also } = brief;
  if (cuisine === undefined) return '';
  const isRenamed = brief.adjective !== cuisine.adjective && brief.adjective !== '';
  const label = isRenamed ? brief.adjective : cuisine.label;
  return also ? `${label}, ${also.label}` : label;
}

/** How to come: a word of welcome, and whether to reserve. */
function contactDescription(brief: Brief): string {
  const practical = brief.has.filter(({ id }) => id === 'reservations' || id === 'walk-ins').map(({ claim }) => claim ?? '');
  const invitation = brief.choose.pick('invitation', TONE_WORDS[brief.tone].invitations);
  return fitting([invitation, ...practical, servicesSentence(brief)], 380);
}

/** Writes the words of the page from the brief; unknown things stay empty. */
export function composeStory(brief: Brief): Story {
  const words = TONE_WORDS[brief.tone];
  const { choose } = brief;
  const aboutTitles = [...words.about, ...words.about, `About ${shortened(brief.name, 40)}`];
  return {
    cuisine: printedCuisine(brief),
    language: 'en',
    tagline: capital(composeTagline(brief)),
    hero_description: heroDescription(brief),
    meta_description: metaDescription(brief),
    about_title: choose.pick('about-title', aboutTitles),
    about_content: aboutContent(brief),
    gallery_title: choose.pick('gallery-title', words.gallery),
    gallery_description: linesFor(brief, cuisineOf(brief).gallery, 'gallery'),
    faq_title: choose.pick('faq-title', words.faq),
    faq: composeQuestions(brief),
    reviews_title: choose.pick('reviews-title', words.reviews),
    contact_title: choose.pick('contact-title', words.contact),
    contact_description: contactDescription(brief),
    hours: brief.hours.printed,
    opening_hours: brief.hours.opening,
  };
}
