import type { LinkKind } from '#shared/site/ways-to-reach.ts';

/** Kinds of links by their address without the scheme. The first match counts. */
export const KIND_BY_HOST: Partial<Record<LinkKind, RegExp>> = {
  instagram: /(?:^|\.)instagr(?:am)?\./,
  facebook: /(?:^|\.)(?:facebook|fb)\./,
  tiktok: /(?:^|\.)tiktok\./,
  youtube: /(?:^|\.)(?:youtube\.|youtu\.be)/,
  x: /(?:^|\.)(?:twitter\.com|x\.com)/,
  whatsapp: /(?:^|\.)(?:wa\.me|whatsapp\.)/,
  reviews: /(?:^|\.)(?:yelp|tripadvisor|g\.page|trustpilot|zomato|happycow)\b/,
  map: /(?:^|\.)(?:maps\.|goo\.gl\/maps|maps\.app\.goo\.gl|google\.[a-z.]+\/maps|openstreetmap|waze\.|osm\.org|what3words)/,
  booking:
    /(?:^|\.)(?:opentable|resy|thefork|lafourchette|eltenedor|sevenrooms|exploretock|tock|quandoo|covermanager|zenchef|resdiary|formitable|tablecheck|dish\.co|bookatable|restorando|simplybook|calendly|designmynight|tableagent|eatapp|nowbookit|obee)\b|(?:^|\/)(?:book|reserv|resa|prenota|tisch|tables?\b)/,
  ordering:
    /(?:^|\.)(?:doordash|ubereats|grubhub|deliveroo|just-?eat|glovoapp|glovo|toasttab|chownow|slicelife|lieferando|wolt|seamless|postmates|skipthedishes|menulog|rappi|foodora|foodpanda|order\.online|square\.site|ezcater|caviar|beyondmenu)\b|(?:^|\/)(?:order|commande|pedidos?|bestell|ordina)/,
};

/** Domain endings of addresses without a scheme. Other words with a period inside aren’t links. */
export const ENDINGS =
  /\.(?:com|net|org|co|io|us|uk|es|fr|it|de|at|ch|ie|ca|au|nz|mx|eu|nyc|restaurant|menu|cafe|bar|pizza|kitchen|food|example|shop|app|me|be|nl|pt|info|biz|site|online|bio|ly|page|link|store|rest|pub|wine|beer|coffee|catering|london|paris|berlin|miami|boston|vegas|wien|cat|gal|eus|dev|gl|ee|to|tv|club|house|life|world|fish|bakery|deli|test|jp|in|br|ar|cl|pe|dk|se|no|fi|pl|gr)$/;

/** Words next to a name that identify its network, and the address of profiles there. */
export const NETWORKS: readonly { kind: LinkKind; words: string; profile: string }[] = [
  { kind: 'instagram', words: 'instagram|insta|ig', profile: 'https://www.instagram.com/' },
  { kind: 'facebook', words: 'facebook|fb', profile: 'https://www.facebook.com/' },
  { kind: 'tiktok', words: 'tiktok|tik tok', profile: 'https://www.tiktok.com/@' },
  { kind: 'youtube', words: 'youtube', profile: 'https://www.youtube.com/@' },
  { kind: 'x', words: 'twitter|x', profile: 'https://x.com/' },
];
