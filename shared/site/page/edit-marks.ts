import { html, type SafeHtml } from '#shared/site/html.ts';

/** Attributes that tell the editor what each text, image, and list of the page is. */
export type EditMarks = {
  /** Whether the page is printed for editing, which shows empty parts, too. */
  isEditable: boolean;
  /** Marks the element with the text at this path; `hint` is shown while it is empty. */
  text: (path: string, hint: string) => SafeHtml;
  /** The same for a text that keeps its line breaks. */
  lines: (path: string, hint: string) => SafeHtml;
  /** Marks the frame of the image at this path. */
  image: (path: string) => SafeHtml;
  list: (path: string) => SafeHtml;
  /** `index` is the position in the content's list. */
  item: (listPath: string, index: number) => SafeHtml;
  rating: (path: string) => SafeHtml;
  url: (path: string) => SafeHtml;
  /** Marks a course's heading with all paths that change when it is renamed. */
  courses: (indexes: readonly number[]) => SafeHtml;
  hours: () => SafeHtml;
  /** Marks facts that are edited in the profile. */
  profile: () => SafeHtml;
};

const NOTHING = html``;

/** For pages that aren't edited: prints no attributes. */
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
  image: (path) => html` data-image-path="${path}" data-placeholder="Add a photo"`,
  list: (path) => html` data-list="${path}"`,
  item: (listPath, index) => html` data-item="${listPath}[${index}]"`,
  rating: (path) => html` data-rating-path="${path}"`,
  url: (path) => html` data-url-path="${path}" data-placeholder="Add a link to the full menu"`,
  courses: (indexes) =>
    html` data-course-paths="${indexes.map((index) => `menu_items[${index}].course`).join(' ')}"`,
  hours: () => html` data-hours`,
  profile: () => html` data-profile`,
};

/** Returns paths such as `pages[0].sections.about.title`. */
export function sectionPath(section: string, field: string): string {
  return `pages[0].sections.${section}.${field}`;
}
