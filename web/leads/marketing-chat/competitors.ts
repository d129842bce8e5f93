import { BRAND_NAME } from '#shared/contract/brand.ts';
import type { Topic } from './topic.ts';

type Competitor = {
  id: string;
  name: string;
  names: readonly string[];
  /** The prices that we found, with their month and source. */
  read?: { sentence: string; month: string; source: string };
};

const COMPETITORS: readonly Competitor[] = [
  { id: 'popmenu', name: 'Popmenu', names: ['popmenu', 'pop menu'] },
  {
    id: 'owner',
    name: 'Owner.com',
    names: [
      ...['owner com', 'ownercom', 'than owner ', 'vs owner ', 'versus owner ', 'compare with owner '],
      ...['compare to owner ', 'compared to owner ', 'compared with owner '],
    ],
    read: {
      sentence: 'about $249 a month plus 5% of each order, or $499 a month without that fee',
      month: 'November 2026',
      source: 'api-evangelist/owner-com, sacra.com',
    },
  },
  { id: 'bentobox', name: 'BentoBox', names: ['bentobox', 'bento box'] },
  {
    id: 'square',
    name: 'Square',
    names: ['square'],
    read: {
      sentence: '$25 for 251 to 500 texts, plus $10 a month',
      month: 'November 2026',
      source: 'squareup.com/help 6759 (undated)',
    },
  },
  { id: 'wix', name: 'Wix', names: ['wix'] },
];

const OURS = `${BRAND_NAME} writes and designs your website, runs Facebook ads, and texts guests who haven’t been back. It doesn’t take orders or charge per order.`;

/** `Owner.com charges about $249 …, as of November 2026. Check its website for current prices.` */
function whatIsKnown({ name, read }: Competitor): string {
  if (read === undefined)
    return `I don’t have verified information about ${name}, so I can’t compare prices.`;
  return `${name} charges ${read.sentence}, as of ${read.month}. Check its website for current prices.`;
}

const COMPARING = [
  ...[
    'compar',
    'versus',
    'vs ',
    'better',
    'instead',
    'differen',
    'alternative',
    'competitor',
    'switch',
    'cheaper',
  ],
];

/** One answer for each competitor that visitors ask about. */
export const COMPARISONS: readonly Topic[] = COMPETITORS.map((competitor) => ({
  id: competitor.id,
  names: competitor.names,
  needsName: true,
  keywords: COMPARING,
  paragraphs: [whatIsKnown(competitor), OURS],
  links: ['plans', 'contact'],
}));

/** The answer about any other company. */
export const OTHER_COMPARISON: Topic = {
  id: 'comparison',
  names: ['toast', 'clover', 'lightspeed', 'touchbistro', 'spoton', 'chownow', 'squarespace'],
  keywords: COMPARING,
  paragraphs: [
    `Ask me about ${COMPETITORS.map(({ name }) => name).join(', ')}. I only quote prices we’ve checked, and I’ll tell you when we checked them.`,
    OURS,
  ],
  links: ['plans', 'contact'],
};
