import { COURSES } from '#functions/platform/ai/composer/knowledge/dishes/dish.ts';
import { TONE_WORDS } from '#functions/platform/ai/composer/knowledge/tone-words.ts';
import type { Brief } from '#functions/platform/ai/composer/reading/brief.ts';
import type { MenuEntry } from '#functions/platform/ai/composer/reading/menu-entry.ts';
import type { MenuDraft } from '#functions/platform/ai/composer/tasks/menu/menu-draft.ts';
import { capital, definitionOf } from '../sentences.ts';

/** What such a dish is, if its name says so exactly; the price as the owner wrote it, without a word added. */
function itemOf(brief: Brief, entry: MenuEntry): MenuDraft['items'][number] {
  const is = definitionOf(brief, entry.dish);
  const definition = is === '' ? '' : `${capital(is)}.`;
  const note = entry.isStartingPrice ? 'Prices start here.' : '';
  return {
    name: entry.name,
    description: [definition, note].filter((part) => part !== '').join(' '),
    price: entry.price,
    ...(entry.course && { course: entry.course }),
  };
}

const placeOf = ({ course }: MenuEntry) => (course === undefined ? COURSES.length : COURSES.indexOf(course));

/** The dishes and offers the owner named, in the order in which a meal is eaten. */
export function composeMenu(brief: Brief): MenuDraft {
  const entries = brief.menu.toSorted((a, b) => placeOf(a) - placeOf(b));
  return {
    title: brief.choose.pick('menu-title', TONE_WORDS[brief.tone].menu),
    items: entries.map((entry) => itemOf(brief, entry)),
  };
}
