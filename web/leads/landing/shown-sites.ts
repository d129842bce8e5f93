import cafeNandu from './images/cafe-nandu-phone.webp';
import kazeRamen from './images/kaze-ramen-phone.webp';
import laMarea from './images/la-marea-phone.webp';
import osteriaLupo from './images/osteria-lupo-wide.webp';
import osteriaLupo640 from './images/osteria-lupo-wide-640.webp';
import osteriaLupo840 from './images/osteria-lupo-wide-840.webp';
import { HERO_BRIEF, SHOWN_BRIEFS } from './site-briefs.ts';

/* Websites built from these briefs, captured by `scripts/photograph-sites.ts`. */

/** 1200 × 840 pixels and smaller. */
export const HERO_SITE = {
  ...HERO_BRIEF,
  image: osteriaLupo,
  srcSet: `${osteriaLupo640} 640w, ${osteriaLupo840} 840w, ${osteriaLupo} 1200w`,
};

/** On a phone, 585 × 1080 pixels each. */
export const SHOWN_SITES = [
  { ...SHOWN_BRIEFS['kaze-ramen'], image: kazeRamen },
  { ...SHOWN_BRIEFS['cafe-nandu'], image: cafeNandu },
  { ...SHOWN_BRIEFS['la-marea'], image: laMarea },
];
