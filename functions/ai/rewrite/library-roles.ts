import { type CopyLibrary, type Line, SECTION_TOPICS } from '../library/copy-library.ts';
import { DISH_FAMILIES } from '../library/dish-families.ts';

/** A line's place on a page: "hero", "opening", "dish:pasta". */
export type Role = string;

/** Sentences of paragraphs, which can't be replaced with another paragraph's. */
export const PARAGRAPH: Role = 'paragraph';

type PageCopy = Pick<
  CopyLibrary,
  'hero' | 'about' | 'gallery' | 'contact' | 'meta' | 'sections' | 'dishes' | 'asides'
>;
type Cuisine = Pick<CopyLibrary['generalCuisine'], 'hero' | 'about'>;

/** The lines of each role for a page with these cuisines. Pure. */
export function linesByRole(
  copy: PageCopy,
  cuisines: readonly Cuisine[],
): ReadonlyMap<Role, readonly Line[]> {
  return new Map<Role, readonly Line[]>([
    ['hero', [...cuisines.flatMap(({ hero }) => hero), ...copy.hero]],
    ['title', copy.about.title],
    ['opening', copy.about.opening],
    ['middle', copy.about.middle],
    [PARAGRAPH, copy.about.paragraphs.flat().filter((line) => line !== '{taste}')],
    ['cuisine', cuisines.flatMap(({ about }) => about)],
    ['closing', copy.about.closing],
    ['gallery', copy.gallery.line],
    ['contact_title', [...copy.contact.title, ...copy.contact.titleInTown]],
    ['contact', copy.contact.line],
    ['meta', copy.meta],
    ['aside:food', copy.asides.food],
    ['aside:sweet', copy.asides.sweet],
    ['aside:drink', copy.asides.drink],
    ...SECTION_TOPICS.flatMap((topic) => [
      [`section:${topic}`, copy.sections[topic].written] as const,
      [`section_title:${topic}`, copy.sections[topic].title] as const,
    ]),
    ...DISH_FAMILIES.map((family) => [`dish:${family}`, copy.dishes[family]] as const),
  ]);
}
