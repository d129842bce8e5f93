import type { LINK_KINDS } from '#shared/site/ways-to-reach.ts';

export type LinkKind = (typeof LINK_KINDS)[number];

/** What is linked to, by the name of the host without its ending. */
export const KIND_BY_HOST: readonly (readonly [kind: LinkKind, hosts: RegExp])[] = [
  ['instagram', /(?:^|\.)instagr(?:am)?\./],
  ['facebook', /(?:^|\.)(?:facebook|fb)\./],
  ['tiktok', /(?:^|\.)tiktok\./],
  ['youtube', /(?:^|\.)(?:youtube\.|youtu\.be)/],
  ['x', /(?:^|\.)(?:twitter\.com|x\.com)/],
  ['whatsapp', /(?:^|\.)(?:wa\.me|whatsapp\.)/],
  [
    'booking',
    /(?:^|\.)(?:opentable|resy|thefork|lafourchette|eltenedor|sevenrooms|exploretock|tock|quandoo|covermanager|zenchef|resdiary|formitable|tablecheck|dish\.co|bookatable|restorando|simplybook|calendly|designmynight|tableagent|eatapp|nowbookit|obee)\b/,
  ],
  [
    'ordering',
    /(?:^|\.)(?:doordash|ubereats|grubhub|deliveroo|just-?eat|glovoapp|glovo|toasttab|chownow|slicelife|lieferando|wolt|seamless|postmates|skipthedishes|menulog|rappi|foodora|foodpanda|order\.online|square\.site|ezcater|caviar|beyondmenu)\b/,
  ],
  [
    'map',
    /(?:^|\.)(?:maps\.|goo\.gl\/maps|maps\.app\.goo\.gl|google\.[a-z.]+\/maps|openstreetmap|waze\.|osm\.org|what3words)/,
  ],
  ['reviews', /(?:^|\.)(?:yelp|tripadvisor|g\.page|trustpilot|zomato|happycow)\b/],
];

/** Endings of the bare addresses that are read as links; others are words with a point inside. */
export const ENDINGS =
  /\.(?:com|net|org|co|io|us|uk|es|fr|it|de|at|ch|ie|ca|au|nz|mx|eu|nyc|restaurant|menu|cafe|bar|pizza|kitchen|food|example|shop|app|me|be|nl|pt|info|biz|site|online|bio|ly|page|link|store|rest|pub|wine|beer|coffee|catering|london|paris|berlin|miami|boston|vegas|wien|cat|gal|eus|dev|gl|ee|to|tv|club|house|life|world|fish|bakery|deli|test|jp|in|br|ar|cl|pe|dk|se|no|fi|pl|gr)$/;

/** Words beside "@name" that say where the name is. */
export const HANDLE_WORDS: readonly (readonly [kind: LinkKind, words: RegExp])[] = [
  ['instagram', /\b(?:instagram|insta|ig)\b/],
  ['facebook', /\b(?:facebook|fb)\b/],
  ['tiktok', /\b(?:tiktok|tik tok)\b/],
  ['youtube', /\byoutube\b/],
  ['x', /\b(?:twitter|x\.com|on x|x:)(?!\w)/],
];

export const PROFILE_ADDRESS: Partial<Record<LinkKind, string>> = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  tiktok: 'https://www.tiktok.com/@',
  youtube: 'https://www.youtube.com/@',
  x: 'https://x.com/',
};
