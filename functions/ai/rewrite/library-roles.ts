import { type CopyLibrary, type Line, SECTION_TOPICS } from '../library/copy-library.ts';
import { DISH_FAMILIES, isDescribed } from '../library/dish-families.ts';

/** A line's place on a page: "hero", "opening", "dish:pasta". */
export type Role = string;

type PageCopy = Pick<CopyLibrary, 'hero' | 'about' | 'contact' | 'sections' | 'dishes'>;
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
    ['cuisine', cuisines.flatMap(({ about }) => about)],
    ['closing', copy.about.closing],
    ['contact_title', [...copy.contact.title, ...copy.contact.titleInTown]],
    ['contact', copy.contact.line],
    ...SECTION_TOPICS.map((topic) => [`section_title:${topic}`, copy.sections[topic].title] as const),
    ...DISH_FAMILIES.filter(isDescribed).map((family) => [`dish:${family}`, copy.dishes[family]] as const),
  ]);
}
