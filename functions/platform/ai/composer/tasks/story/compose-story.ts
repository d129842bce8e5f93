import { TONE_WORDS } from '#functions/platform/ai/composer/knowledge/tone-words.ts';
import { type Brief, shortened } from '#functions/platform/ai/composer/reading/brief.ts';
import type { Story } from '#functions/platform/ai/composer/tasks/story/story.ts';
import {
  capital,
  claimSentences,
  definitionSentence,
  descriptor,
  dishesSentence,
  fitting,
  identitySentence,
  isSaidByName,
  lineFor,
  offersOf,
  priceSentence,
  servicesSentence,
  thingsSentence,
} from '../sentences.ts';
import { composeQuestions } from './questions.ts';
import { composeTagline } from './tagline.ts';

const contactInvitation = (brief: Brief) =>
  brief.choose.pick('invitation', TONE_WORDS[brief.tone].invitations);

/** Closes a hero that has few facts to give; never the sentence that the contact section opens with. */
function heroInvitation(brief: Brief): string {
  const others = TONE_WORDS[brief.tone].invitations.filter((each) => each !== contactInvitation(brief));
  return brief.choose.pick('hero-invitation', others);
}

function heroDescription(brief: Brief): string {
  const thought = lineFor(brief, 'heroes');
  const offer = offersOf(brief).find((entry) => entry.price !== '');
  const facts = [
    brief.place !== '' || brief.since !== '' ? identitySentence(brief) : '',
    thingsSentence(brief, 'hero'),
    dishesSentence(brief, 3, 'hero'),
    offer ? priceSentence(offer) : '',
  ].filter((sentence) => sentence !== '');
  const few = facts.slice(0, 3);
  const isFactFirst = brief.choose.index('hero-order', 3) === 0 && few[0]?.startsWith(brief.name);
  const body = isFactFirst ? [...few.slice(0, 1), thought, ...few.slice(1)] : [thought, ...few];
  return fitting(few.length > 1 ? body : [...body, heroInvitation(brief)], 340);
}

/** A lone "X is a Thai restaurant." joins the paragraph that follows. */
const SHORTEST_PARAGRAPH = 90;

/** Paragraphs: the cuisine, this place, how to eat here, what can be had. Parted by empty lines. */
function aboutContent(brief: Brief): string {
  const offers = offersOf(brief)
    .filter((entry) => entry.price !== '')
    .slice(0, 2);
  const house = fitting([identitySentence(brief, true), ...claimSentences(brief).slice(0, 4)], 700);
  const food = fitting(
    [dishesSentence(brief, 5, 'about'), definitionSentence(brief), ...offers.map(priceSentence)],
    700,
  );
  const custom = lineFor(brief, 'table');
  const general = lineFor(brief, 'abouts');
  const isHouseFirst = brief.choose.index('about-order', 2) === 0 && house.length >= SHORTEST_PARAGRAPH;
  const whole =
    house.length < SHORTEST_PARAGRAPH
      ? [general, fitting([house, food], 900), custom]
      : [general, house, food, custom];
  const order = isHouseFirst ? [house, general, food, custom] : whole;
  return order.filter((paragraph) => paragraph !== '').join('\n\n');
}

function metaDescription(brief: Brief): string {
  const what = isSaidByName(brief) ? '' : descriptor(brief);
  const place = brief.place === '' ? '' : ` ${brief.place}`;
  const lead = what === '' ? `${brief.name}.` : `${brief.name}: ${what}${place}.`;
  const hours = brief.hours.printed === '' ? '' : `${brief.hours.printed}.`;
  const thought = lineFor(brief, 'heroes', 'meta');
  return fitting(
    [lead, dishesSentence(brief, 3, 'meta'), thingsSentence(brief, 'meta'), hours, thought],
    190,
  );
}

/** As printed and in structured data: "Roman" is sold as "Italian", an Irish pub is Irish. */
function printedCuisine({ cuisine, also, adjective, diet }: Brief): string {
  if (cuisine === undefined) return '';
  const isRenamed = cuisine.adjective !== '' && adjective !== '' && adjective !== cuisine.adjective;
  const people = cuisine.adjective === '' ? capital(adjective) : '';
  const labels = [isRenamed ? adjective : cuisine.label, people, also?.label ?? '', capital(diet)];
  return [...new Set(labels)].filter((label) => label !== '').join(', ');
}

/** How to come: a word of welcome, and whether to reserve. */
function contactDescription(brief: Brief): string {
  const practical = brief.has
    .filter(({ id }) => id === 'reservations' || id === 'walk-ins')
    .map(({ claim }) => claim ?? '');
  return fitting([contactInvitation(brief), ...practical, servicesSentence(brief)], 380);
}

/** Writes the words of the page from the brief; unknown things stay empty. */
export function composeStory(brief: Brief): Story {
  const words = TONE_WORDS[brief.tone];
  const { choose } = brief;
  const aboutTitles = [...words.about, ...words.about, `About ${shortened(brief.siteName, 40)}`];
  return {
    cuisine: printedCuisine(brief),
    language: 'en',
    tagline: capital(composeTagline(brief)),
    hero_description: heroDescription(brief),
    meta_description: metaDescription(brief),
    about_title: choose.pick('about-title', aboutTitles),
    about_content: aboutContent(brief),
    gallery_title: choose.pick('gallery-title', words.gallery),
    gallery_description: lineFor(brief, 'gallery'),
    faq_title: choose.pick('faq-title', words.faq),
    faq: composeQuestions(brief),
    reviews_title: choose.pick('reviews-title', words.reviews),
    contact_title: choose.pick('contact-title', words.contact),
    contact_description: contactDescription(brief),
    hours: brief.hours.printed,
    opening_hours: brief.hours.opening,
    address: brief.address,
    phone: brief.phone,
  };
}
