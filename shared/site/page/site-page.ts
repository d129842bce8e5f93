import * as samples from '#shared/site/gallery/sample-content.ts';
import { safeUrl } from '#shared/site/html.ts';
import { joinWraps } from '#shared/site/join-wraps.ts';
import type { Feature, MenuItem, SectionName, SiteContent } from '#shared/site/site-content.ts';
import type { SiteWords } from '#shared/site/words/site-words.ts';
import { type ContactPart, contactPart, type Part, type Printing, webUrlOf } from './contact-part.ts';

export type RenderMode = 'published' | 'preview';

/** A list item with its position in the content's list. */
type Indexed<Item> = Item & { index: number };

export type Dish = Indexed<MenuItem>;
export type Course = { heading: string; items: readonly Dish[] };
export type Review = Indexed<{ name: string; text: string; rating: number; date: string }>;
export type Faq = Indexed<{ question: string; answer: string }>;

/** The content of a page without blanks. In a preview, samples replace them. */
export type SitePage = {
  name: string;
  cuisine: string;
  tagline: string;
  description: string;
  /** Sections with content, hero first, in the owner's order. */
  sections: readonly SectionName[];
  /** Sections with links to them, which are those that guests see. */
  linked: readonly SectionName[];
  /** Sections that are shown only for editing. */
  unlisted?: ReadonlySet<SectionName>;
  about?: Part<{ title: string; text: string; paragraphs: readonly string[] }>;
  /** Separate sections for features that the owner named. */
  features: readonly Indexed<Feature>[];
  menu?: Part<{
    title: string;
    menuUrl?: string;
    courses: readonly Course[];
    itemCount: number;
    /** The ISO 4217 code of prices without a currency. */
    currency?: string | undefined;
  }>;
  gallery?: {
    title: string;
    description: string;
    images: readonly Indexed<{ url: string; caption: string; alt: string }>[];
  };
  reviews?: Part<{ title: string; rating?: number; items: readonly Review[] }>;
  faq?: Part<{ title: string; items: readonly Faq[] }>;
  contact?: ContactPart;
};

type Sections = SiteContent['pages'][0]['sections'];

function paragraphsOf(text: string): string[] {
  return joinWraps(text)
    .split(/\n{1,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** Adds positions, from 0. */
export function indexed<Item>(items: readonly Item[]): Indexed<Item>[] {
  return items.map((item, index) => ({ ...item, index }));
}

function aboutPart(about: Sections['about'], { isPreview, titles, words }: Printing): SitePage['about'] {
  const paragraphs = paragraphsOf(about.content);
  const title = about.title.trim() || titles.about;
  const text = about.content;
  if (paragraphs.length > 0) return { title, text, paragraphs, isSample: false };
  return isPreview ? { title, text, paragraphs: [words.samples.about], isSample: true } : undefined;
}

/** Courses in order of appearance; dishes without one come first, without a heading. */
export function coursesOf(items: readonly Dish[]): Course[] {
  const byHeading = Map.groupBy(items, (item) => item.course?.trim() ?? '');
  const courses = [...byHeading].map(([heading, dishes]) => ({ heading, items: dishes }));
  return courses.sort((a, b) => Number(a.heading !== '') - Number(b.heading !== ''));
}

function menuPart(content: SiteContent, { isPreview, titles }: Printing): SitePage['menu'] {
  const { menu } = content.pages[0].sections;
  const title = menu.title.trim() || titles.menu;
  const menuUrl = webUrlOf(menu.menu_url);
  const items = indexed(content.menu_items).filter((item) => item.name.trim() !== '');
  if (items.length > 0 || (menuUrl !== undefined && !isPreview)) {
    const { currency } = content;
    return { title, menuUrl, courses: coursesOf(items), itemCount: items.length, currency, isSample: false };
  }
  if (!isPreview) return undefined;
  const sampleDishes = content.sample_dishes ?? samples.SAMPLE_MENU_ITEMS;
  return {
    title,
    menuUrl,
    courses: coursesOf(indexed(sampleDishes)),
    itemCount: sampleDishes.length,
    isSample: true,
  };
}

function galleryPart(gallery: Sections['gallery'], { titles }: Printing): SitePage['gallery'] {
  const images = indexed(gallery.images).filter((image) => isOwnImage(image.url));
  if (images.length === 0) return undefined;
  return { title: gallery.title.trim() || titles.gallery, description: gallery.description.trim(), images };
}

/** A rating is shown only above real reviews. */
function reviewsPart(
  reviews: Sections['reviews'],
  { isPreview, titles, words }: Printing,
): SitePage['reviews'] {
  const title = reviews.title.trim() || titles.reviews;
  const items = indexed(reviews.items).filter(
    (review) => review.text.trim() !== '' && review.name.trim() !== '',
  );
  if (items.length > 0) return { title, rating: reviews.overall_rating, items, isSample: false };
  if (!isPreview) return undefined;
  const kind = words.samples.reviews.map((review, index) => ({
    ...review,
    rating: samples.SAMPLE_RATINGS[index] ?? 5,
    date: '',
  }));
  return { title, rating: samples.SAMPLE_RATING, items: indexed(kind), isSample: true };
}

function faqPart(faq: Sections['faq'], { isPreview, titles, words }: Printing): SitePage['faq'] {
  const title = faq.title.trim() || titles.faq;
  const items = indexed(faq.items).filter((item) => item.question.trim() !== '' && item.answer.trim() !== '');
  if (items.length > 0) return { title, items, isSample: false };
  return isPreview ? { title, items: indexed(words.samples.faqs), isSample: true } : undefined;
}

/** Whether an image is on the sites origin. Other images aren't shown, because they would call another server. */
export function isOwnImage(url: string): boolean {
  return url.startsWith('/') && safeUrl(url) !== undefined;
}

/** Prepares the content for one mode. `published` adds nothing to the owner's content. */
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
    features: indexed(sections.features).filter(({ content: text }) => text.trim() !== ''),
    ...parts,
  };
}
