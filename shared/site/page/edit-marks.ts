import { html, type SafeHtml } from '#shared/site/html.ts';

/** The attributes by which the editor finds what each text, picture and list of the page is. */
export type EditMarks = {
  /** Whether the page is printed for editing: then nothing is left out for being empty. */
  isEditable: boolean;
  /** On the element whose text is the one at the path; `hint` is shown while there is none. */
  text: (path: string, hint: string) => SafeHtml;
  /** The same for a text whose line breaks are kept. */
  lines: (path: string, hint: string) => SafeHtml;
  /** On the frame of the picture at the path. */
  image: (path: string) => SafeHtml;
  list: (path: string) => SafeHtml;
  /** `index` counts in the content's list. */
  item: (listPath: string, index: number) => SafeHtml;
  rating: (path: string) => SafeHtml;
  url: (path: string) => SafeHtml;
  /** On a course's heading: the paths that all have to change when it is renamed. */
  courses: (indexes: readonly number[]) => SafeHtml;
  hours: () => SafeHtml;
  /** On facts that are changed in the profile, not in their place on the page. */
  profile: () => SafeHtml;
};

const NOTHING = html``;

/** For pages that are only looked at: no attribute is printed. */
export const NO_MARKS: EditMarks = {
  isEditable: false,
  text: () => NOTHING,
  lines: () => NOTHING,
  image: () => NOTHING,
  list: () => NOTHING,
  item: () => NOTHING,
  rating: () => NOTHING,
  url: () => NOTHING,
  courses: () => NOTHING,
  hours: () => NOTHING,
  profile: () => NOTHING,
};

/** For pages that are edited in place. Paths are those of the content's path grammar. */
export const EDIT_MARKS: EditMarks = {
  isEditable: true,
  text: (path, hint) => html` data-path="${path}" data-placeholder="${hint}"`,
  lines: (path, hint) => html` data-path="${path}" data-multiline data-placeholder="${hint}"`,
  image: (path) => html` data-image-path="${path}" data-placeholder="Add a picture"`,
  list: (path) => html` data-list="${path}"`,
  item: (listPath, index) => html` data-item="${listPath}[${index}]"`,
  rating: (path) => html` data-rating-path="${path}"`,
  url: (path) => html` data-url-path="${path}" data-placeholder="Add a link to the full menu"`,
  courses: (indexes) =>
    html` data-course-paths="${indexes.map((index) => `menu_items[${index}].course`).join(' ')}"`,
  hours: () => html` data-hours`,
  profile: () => html` data-profile`,
};

/** `pages[0].sections.about.title` and the like. */
export function sectionPath(section: string, field: string): string {
  return `pages[0].sections.${section}.${field}`;
}
