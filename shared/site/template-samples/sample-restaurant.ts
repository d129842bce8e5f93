import {
  type MenuItem,
  type OpeningHours,
  type PageSections,
  type SectionName,
  type TemplateId,
  WEEKDAYS,
} from '#shared/site/site-content.ts';

/** An invented restaurant that fills a template completely. Its images are drawn. */
export type SampleRestaurant = {
  name: string;
  cuisine: string;
  metaDescription: string;
  sectionOrder: SectionName[];
  menuItems: MenuItem[];
  openingHours: OpeningHours;
  hero: PageSections['hero'];
  about: PageSections['about'];
  menuTitle: string;
  gallery: { title: string; description: string; captions: readonly string[] };
  faq: PageSections['faq'];
  reviews: PageSections['reviews'];
  contact: Omit<PageSections['contact'], 'hours'>;
};

/** A line that begins with a tag, and the lines below it. Cells are separated by ` | `. */
type Part = { tag: string; cells: readonly string[]; rows: (readonly string[])[] };
const TAGS = new Set('# meta order hero about menu course hours gallery faq reviews contact'.split(' '));

/**
 * Reads sample restaurants from a text, with an empty line between them: `# design | name | cuisine`, and a line for
 * each part of the page with its title and texts. Dishes, questions, and reviews are below their titles.
 */
export function readSamples(text: string): Record<TemplateId, SampleRestaurant> {
  const samples = text.trim().split('\n\n').map(readSample);
  return Object.fromEntries(samples) as Record<TemplateId, SampleRestaurant>;
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const line of text.split('\n')) {
    const cells = line.replace(/^# /, '# | ').split(' | ');
    const [tag = '', ...rest] = cells;
    if (TAGS.has(tag)) parts.push({ tag, cells: rest, rows: [] });
    else parts.at(-1)?.rows.push(cells);
  }
  return parts;
}

function readSample(text: string): [id: string, sample: SampleRestaurant] {
  const parts = partsOf(text);
  const part = (tag: string): Part => parts.find((each) => each.tag === tag) ?? { tag, cells: [], rows: [] };
  const [id = '', name = '', cuisine = ''] = part('#').cells;
  const [tagline = '', heroText = ''] = part('hero').cells;
  const [galleryTitle = '', ...captions] = part('gallery').cells;
  const [reviewsTitle = '', rating] = part('reviews').cells;
  const [title = '', description = '', phone = '', address = '', reservations] = part('contact').cells;
  const titleOf = (tag: string) => part(tag).cells[0] ?? '';
  const sample: SampleRestaurant = {
    name,
    cuisine,
    metaDescription: titleOf('meta'),
    sectionOrder: part('order').cells as SectionName[],
    menuItems: parts.filter(({ tag }) => tag === 'course').flatMap(dishesOf),
    openingHours: hoursOf(part('hours').cells),
    hero: { tagline, description: heroText },
    about: { title: titleOf('about'), content: part('about').rows.join('\n') },
    menuTitle: titleOf('menu'),
    gallery: { title: galleryTitle, description: '', captions },
    faq: {
      title: titleOf('faq'),
      items: part('faq').rows.map(([question = '', answer = '']) => ({ question, answer })),
    },
    reviews: {
      title: reviewsTitle,
      overall_rating: Number(rating),
      items: part('reviews').rows.map(([guest = '', said = '', stars]) => {
        return { name: guest, text: said, rating: Number(stars), date: '' };
      }),
    },
    contact: { title, description, phone, address, ...(reservations && { takes_reservations: false }) },
  };
  return [id, sample];
}

function dishesOf({ cells: [course = ''], rows }: Part): MenuItem[] {
  return rows.map(([name = '', description = '', price = '']) => ({ name, description, price, course }));
}

/** "closed", or "12:00-15:00 17:00-22:30", from Monday. */
function hoursOf(days: readonly string[]): OpeningHours {
  const hours = WEEKDAYS.map((day, at) => {
    const spans = (days[at] ?? '').split(' ').filter((span) => span.includes('-'));
    return [day, spans.map((span) => ({ opens: span.slice(0, 5), closes: span.slice(6) }))];
  });
  return Object.fromEntries(hours) as OpeningHours;
}
