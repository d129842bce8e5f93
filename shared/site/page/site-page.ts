import * as samples from '#shared/site/gallery/sample-content.ts';
import { safeUrl } from '#shared/site/html.ts';
import type { MenuItem, SectionName, SiteContent } from '#shared/site/site-content.ts';
import type { SiteWords } from '#shared/site/words/site-words.ts';
import { type DateRow, dateRows } from './dates-table.ts';
import { clockOf, type HoursRow, hoursRows } from './hours-table.ts';

export type RenderMode = 'published' | 'preview';

/** A part of the page; `isSample` when it stands in for something the owner has not written yet. */
type Part<Fields> = Fields & { isSample: boolean };

/** An item of one of the content's lists, with its place in that list. */
type Indexed<Item> = Item & { index: number };

export type Dish = Indexed<MenuItem>;
export type Course = { heading: string; items: readonly Dish[] };
export type Review = Indexed<{ name: string; text: string; rating: number; date: string }>;
export type Faq = Indexed<{ question: string; answer: string }>;

/** What one page shows: the content with blanks removed and, in a preview, samples in their place. */
export type SitePage = {
  name: string;
  cuisine: string;
  tagline: string;
  description: string;
  /** The sections that have something to show, hero first, in the owner's order. */
  sections: readonly SectionName[];
  /** The sections that links on the page lead to: those that guests will find there. */
  linked: readonly SectionName[];
  /** Sections that are printed only so that they can be edited. */
  unlisted?: ReadonlySet<SectionName>;
  about?: Part<{ title: string; text: string; paragraphs: readonly string[] }>;
  menu?: Part<{ title: string; menuUrl?: string; courses: readonly Course[]; itemCount: number }>;
  gallery?: {
    title: string;
    description: string;
    images: readonly Indexed<{ url: string; caption: string; alt: string }>[];
  };
  reviews?: Part<{ title: string; rating?: number; items: readonly Review[] }>;
  faq?: Part<{ title: string; items: readonly Faq[] }>;
  contact?: {
    title: string;
    description: string;
    address: string;
    email: string;
    hours?: Part<{ rows: readonly HoursRow[]; text: string }>;
    /** Hours on certain dates; absent when there are none. */
    dates?: readonly DateRow[];
    phone?: Part<{ text: string; href?: string }>;
    /** What guests are asked to do: reserve a table, or call; absent where there is no way to. */
    action?: { url: string; label: string };
  };
};

type Sections = SiteContent['pages'][0]['sections'];

/** How a content is shaped. */
type Printing = { isPreview: boolean; words: SiteWords; titles: SiteWords['titles'] };

/** `+39 06 12 34` → `tel:+390612 34` without the space; undefined where there are too few digits to call. */
export function telephoneUrl(phone: string): string | undefined {
  const digits = phone.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
  return digits.length >= 5 ? `tel:${digits}` : undefined;
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n{1,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** The items with their places, from 0. */
export function indexed<Item>(items: readonly Item[]): Indexed<Item>[] {
  return items.map((item, index) => ({ ...item, index }));
}

function aboutPart(about: Sections['about'], { isPreview, titles }: Printing): SitePage['about'] {
  const paragraphs = paragraphsOf(about.content);
  const title = about.title.trim() || titles.about;
  const text = about.content;
  if (paragraphs.length > 0) return { title, text, paragraphs, isSample: false };
  return isPreview ? { title, text, paragraphs: [samples.SAMPLE_ABOUT], isSample: true } : undefined;
}

/** Courses in the order in which they first appear; dishes without one come first, under no heading. */
export function coursesOf(items: readonly Dish[]): Course[] {
  const byHeading = Map.groupBy(items, (item) => item.course?.trim() ?? '');
  const courses = [...byHeading].map(([heading, dishes]) => ({ heading, items: dishes }));
  return courses.sort((a, b) => Number(a.heading !== '') - Number(b.heading !== ''));
}

/** The address of a menu elsewhere; undefined unless it is one of the web. */
export function menuUrlOf(text: string): string | undefined {
  const url = safeUrl(text);
  return url !== undefined && /^https?:/i.test(url) ? url : undefined;
}

function menuPart(content: SiteContent, { isPreview, titles }: Printing): SitePage['menu'] {
  const { menu } = content.pages[0].sections;
  const title = menu.title.trim() || titles.menu;
  const menuUrl = menuUrlOf(menu.menu_url);
  const items = indexed(content.menu_items).filter((item) => item.name.trim() !== '');
  if (items.length > 0 || (menuUrl !== undefined && !isPreview)) {
    return { title, menuUrl, courses: coursesOf(items), itemCount: items.length, isSample: false };
  }
  if (!isPreview) return undefined;
  const courses = [{ heading: '', items: indexed(samples.SAMPLE_MENU_ITEMS) }];
  return { title, menuUrl, courses, itemCount: samples.SAMPLE_MENU_ITEMS.length, isSample: true };
}

function galleryPart(gallery: Sections['gallery'], { titles }: Printing): SitePage['gallery'] {
  const images = indexed(gallery.images).filter((image) => isOwnImage(image.url));
  if (images.length === 0) return undefined;
  return { title: gallery.title.trim() || titles.gallery, description: gallery.description.trim(), images };
}

/** A rating is shown only above real reviews, never alone. */
function reviewsPart(reviews: Sections['reviews'], { isPreview, titles }: Printing): SitePage['reviews'] {
  const title = reviews.title.trim() || titles.reviews;
  const items = indexed(reviews.items).filter(
    (review) => review.text.trim() !== '' && review.name.trim() !== '',
  );
  if (items.length > 0) return { title, rating: reviews.overall_rating, items, isSample: false };
  if (!isPreview) return undefined;
  return { title, rating: samples.SAMPLE_RATING, items: indexed(samples.SAMPLE_REVIEWS), isSample: true };
}

function faqPart(faq: Sections['faq'], { isPreview, titles }: Printing): SitePage['faq'] {
  const title = faq.title.trim() || titles.faq;
  const items = indexed(faq.items).filter((item) => item.question.trim() !== '' && item.answer.trim() !== '');
  if (items.length > 0) return { title, items, isSample: false };
  return isPreview ? { title, items: indexed(samples.SAMPLE_FAQS), isSample: true } : undefined;
}

function hoursPart(content: SiteContent, { isPreview, words }: Printing) {
  const text = content.pages[0].sections.contact.hours.trim();
  const rows = hoursRows(content.opening_hours, { clock: clockOf(text, words.usualClock), words });
  if (rows.length > 0 || text !== '') return { rows, text: rows.length > 0 ? '' : text, isSample: false };
  return isPreview ? { rows, text: samples.SAMPLE_HOURS, isSample: true } : undefined;
}

function datesPart(content: SiteContent, { words }: Pick<Printing, 'words'>): readonly DateRow[] | undefined {
  const { dated_hours = [], pages, language } = content;
  if (dated_hours.length === 0) return undefined;
  const clock = clockOf(pages[0].sections.contact.hours, words.usualClock);
  return dateRows(dated_hours, { clock, words, language: printedLanguage(language) });
}

/** The language of the page, where it is one. */
export function printedLanguage(language: string): string {
  return /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(language.trim()) ? language.trim() : 'en';
}

function phonePart(phone: string, isPreview: boolean) {
  if (phone !== '') return { text: phone, href: telephoneUrl(phone), isSample: false };
  if (!isPreview) return undefined;
  return { text: samples.SAMPLE_PHONE, href: telephoneUrl(samples.SAMPLE_PHONE), isSample: true };
}

function contactPart(content: SiteContent, printing: Printing): SitePage['contact'] {
  const { contact } = content.pages[0].sections;
  const [description, address, email] = [contact.description, contact.address, contact.email ?? ''].map(
    (text) => text.trim(),
  ) as [string, string, string];
  const hours = hoursPart(content, printing);
  const dates = datesPart(content, printing);
  const phone = phonePart(contact.phone.trim(), printing.isPreview);
  if (!description && !address && !email && !hours && !dates && !phone) return undefined;
  const title = contact.title.trim() || printing.titles.contact;
  const action = actionOf(contact, phone?.isSample === false ? phone.href : undefined, printing.words);
  return {
    title,
    description,
    address,
    email,
    hours,
    ...(dates && { dates }),
    phone,
    ...(action && { action }),
  };
}

/** A table is reserved where none of the owner's words denies it; else guests may call. */
function actionOf(
  { takes_reservations, reservation_url = '' }: Sections['contact'],
  telephone: string | undefined,
  { reserve, call }: SiteWords,
) {
  const isReservable = takes_reservations !== false;
  const online = isReservable ? menuUrlOf(reservation_url) : undefined;
  if (online !== undefined) return { url: online, label: reserve };
  return telephone === undefined ? undefined : { url: telephone, label: isReservable ? reserve : call };
}

/** A picture on the sites origin. Pictures elsewhere would be a request to someone else, so they are not shown. */
export function isOwnImage(url: string): boolean {
  return url.startsWith('/') && safeUrl(url) !== undefined;
}

/** Shapes the content for one mode. In `published` mode nothing is added to what the owner has. */
export function sitePage(content: SiteContent, mode: RenderMode, words: SiteWords): SitePage {
  const isPreview = mode === 'preview';
  const printing = { isPreview, words, titles: words.titles };
  const { sections } = content.pages[0];
  const tagline = sections.hero.tagline.trim();
  const parts = {
    about: aboutPart(sections.about, printing),
    menu: menuPart(content, printing),
    gallery: galleryPart(sections.gallery, printing),
    reviews: reviewsPart(sections.reviews, printing),
    faq: faqPart(sections.faq, printing),
    contact: contactPart(content, printing),
  };
  const ordered = new Set<SectionName>(['hero', ...content.section_order]);
  const shown = [...ordered].filter((section) => section === 'hero' || parts[section] !== undefined);
  return {
    name: content.website_name.trim() || (isPreview ? samples.SAMPLE_NAME : tagline || 'Restaurant'),
    cuisine: content.cuisine.trim(),
    tagline,
    description: sections.hero.description.trim(),
    sections: shown,
    linked: shown,
    ...parts,
  };
}
