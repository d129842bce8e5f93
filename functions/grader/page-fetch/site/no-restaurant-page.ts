import { outlinePage } from '#functions/grader/page-facts/outline-page.ts';
import type { PageFacts } from '#functions/grader/page-facts/page-facts.ts';
import type { FetchedPage } from '#functions/grader/page-fetch/fetch-page.ts';
import { type UnfinishedReason, unfinishedReason } from './unfinished-page.ts';

/** What an address shows instead of a restaurant's page: a placeholder, an error, or a consent question. */
export type InsteadOfPage =
  | { outcome: 'failed'; reason: UnfinishedReason | 'placeholder' }
  | { outcome: 'not_measured'; reason: 'question' };

/** Such pages are short, even with many scripts. */
const MOST_TEXT = 4_000;
const LOOKED_AT = 100_000;

const PLACEHOLDER_HOSTS =
  /(?:^|\.)(?:hugedomains|afternic|sedo|sedoparking|dan|bodis|parkingcrew|domainmarket|undeveloped)\.com$/;
/** Markup that only placeholders have. */
const PLACEHOLDER_MARKS =
  /sedoparking\.com|parkingcrew\.net|img1\.wsimg\.com\/parking|cgi-sys\/(?:suspendedpage|defaultwebpage)|location\.href\s{0,3}=\s{0,3}["']\/lander/i;

/** Words of domain sellers and of default server pages. */
const PLACEHOLDER_WORDS = new RegExp(
  [
    'this (?:premium )?domain(?: name)? (?:is|may be|might be) (?:for sale|parked|available for purchase)',
    'buy this domain|make an offer on this domain|inquire about this domain|get this domain',
    'parked free, courtesy|parked domain|this web ?page is parked|domain is parked',
    'this account has been suspended|account suspended',
    'welcome to nginx!|apache2 (?:ubuntu|debian) default page|iis windows server|default web ?site page',
    'diese domain (?:steht zum verkauf|ist zu verkaufen|kaufen)|hier entsteht eine neue (?:internetpr[äa]senz|website)',
    'ce (?:nom de )?domaine est (?:[àa] vendre|en vente)',
    'este dominio est[áa] (?:en venta|a la venta)',
    'questo dominio [èe] in vendita',
  ].join('|'),
  'i',
);

/** Questions before the content: about cookies, data, or age. */
const QUESTION_WORDS = new RegExp(
  [
    'accept (?:all )?(?:the )?cookies|we value your privacy|before you continue|uses? cookies|store .{0,30}information on a device',
    "are you (?:over|at least|of legal)|(?:verify|confirm) (?:that )?(?:you are|your age|you[’']re)|legal drinking age",
    'cookies? (?:akzeptieren|annehmen|zustimmen)|verwende[nt] .{0,20}cookies|alle akzeptieren',
    'accepter (?:tous )?(?:les )?cookies|tout accepter|utilis(?:e|ons) des cookies',
    'aceptar (?:todas )?(?:las )?cookies|utiliza(?:mos)? cookies|mayor de edad',
    'accetta (?:tutti )?(?:i )?cookie|utilizza(?:mo)? (?:i )?cookie|maggiorenne',
  ].join('|'),
  'i',
);
const ABOUT_QUESTION =
  /cookie|privac|consent|partners|datenschutz|einwillig|zustimm|akzeptier|ablehn|confidentialit|accept|reject|refuser|privacidad|rechaz|acepta|accett|rifiut|\bage\b|\b(?:18|21)\b|\bdrinking\b|\byes\b|\bno\b|preferences|settings|einstellungen/i;
/** Share of the page's text. A banner beside a page has less. */
const SHARE_OF_QUESTION = 0.6;

/** Undefined for a page about a restaurant; a banner over it doesn't hide it from us. */
export function insteadOfPage(page: FetchedPage, facts: PageFacts): InsteadOfPage | undefined {
  if (facts.textCharacters > MOST_TEXT || tellsOfRestaurant(facts)) return undefined;
  const markup = page.text.slice(0, LOOKED_AT);
  const lines = outlinePage(markup).lines.filter((line) => line !== '');
  const said = [facts.title?.value ?? '', ...lines].join('\n');
  const host = URL.parse(page.transfer.url)?.hostname ?? '';
  if (PLACEHOLDER_HOSTS.test(host) || PLACEHOLDER_MARKS.test(markup) || PLACEHOLDER_WORDS.test(said))
    return { outcome: 'failed', reason: 'placeholder' };
  const unfinished = unfinishedReason(lines);
  if (unfinished !== undefined) return { outcome: 'failed', reason: unfinished };
  return isQuestion(lines) ? { outcome: 'not_measured', reason: 'question' } : undefined;
}

function isQuestion(lines: readonly string[]): boolean {
  if (!QUESTION_WORDS.test(lines.join('\n'))) return false;
  const lengthOf = (some: readonly string[]) => some.reduce((sum, line) => sum + line.length, 0);
  const asking = lines.filter((line) => ABOUT_QUESTION.test(line) || QUESTION_WORDS.test(line));
  return lengthOf(asking) >= lengthOf(lines) * SHARE_OF_QUESTION;
}

function tellsOfRestaurant(facts: PageFacts): boolean {
  const { structuredData, menu, ordering, booking, phones, addresses, social, maps, prices } = facts;
  const restaurantFacts = [structuredData, ordering, booking, phones, addresses, social, maps, prices];
  return menu.kind !== 'none' || restaurantFacts.some(({ count }) => count > 0);
}
