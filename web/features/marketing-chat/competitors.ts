import { BRAND_NAME } from '#shared/contract/brand.ts';
import type { Topic } from './topic.ts';

type Competitor = {
  id: string;
  name: string;
  names: readonly string[];
  /** What has been read of its prices: in which month, and where. */
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
      sentence: 'about $249 a month plus 5% of each order, or $499 a month without it',
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

const OURS = `${BRAND_NAME} writes and designs your page, runs Facebook ads, and texts guests who stayed away. It takes no orders and charges nothing per order.`;

/** `Owner.com: about $249 … Read in November 2026, so check its current prices.` */
function whatIsKnown({ name, read }: Competitor): string {
  if (read === undefined)
    return `I have no facts about ${name} that we have checked, so I won’t compare prices.`;
  return `What we have read about ${name}: ${read.sentence}. That was in ${read.month}. Check its current prices.`;
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

/** One answer for each company that visitors compare us with. */
export const COMPARISONS: readonly Topic[] = COMPETITORS.map((competitor) => ({
  id: competitor.id,
  names: competitor.names,
  needsName: true,
  keywords: COMPARING,
  paragraphs: [whatIsKnown(competitor), OURS],
  links: ['plans', 'contact'],
}));

/** Of a company that is none of these. */
export const OTHER_COMPARISON: Topic = {
  id: 'comparison',
  names: ['toast', 'clover', 'lightspeed', 'touchbistro', 'spoton', 'chownow', 'squarespace'],
  keywords: COMPARING,
  paragraphs: [
    `Ask me about ${COMPETITORS.map(({ name }) => name).join(', ')}. I compare only with what we have read, and say when that was.`,
    OURS,
  ],
  links: ['plans', 'contact'],
};
