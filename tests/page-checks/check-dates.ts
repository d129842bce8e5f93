import {
  ancestorsOf,
  attributeOf,
  descendantsOf,
  type GateFinding,
  type PageElement,
  type ParsedPage,
  textOf,
} from '#functions/websites/publish-gate/gate-page.ts';
import type { DatedOpening } from '#shared/site/site-content.ts';
import type { SiteWords } from '#shared/site/words/site-words.ts';
import { CLOSED, classesOf, openInterval, readInterval } from './check-hours.ts';
import { differs, type JsonLdDatedHours } from './read-json-ld.ts';

type DatesSources = {
  stated: readonly JsonLdDatedHours[] | undefined;
  dates: readonly DatedOpening[];
  words: SiteWords;
};

/** Checks that dated hours in structured data are on the page and match the website's. */
export function checkDatedHours(
  page: ParsedPage,
  { stated = [], dates, words }: DatesSources,
): GateFinding[] {
  const visible = new Set(visibleDates(page, words));
  const entered = new Set(dates.flatMap(enteredLines));
  const wrong = stated.map(formatStatedHours).find((line) => !visible.has(line) || !entered.has(line));
  if (wrong === undefined) return [];
  return [
    differs(
      'Restaurant special hours',
      `Search engines and guests see different hours on some dates (${wrong}).`,
    ),
  ];
}

function formatStatedHours({ validFrom, validThrough, opens, closes }: JsonLdDatedHours): string {
  return `${validFrom}/${validThrough} ${opens}-${closes}`;
}

function enteredLines({ from, to, services }: DatedOpening): string[] {
  const intervals = services.flatMap(({ opens, closes }) =>
    closes === null ? [] : [openInterval(opens, closes)],
  );
  return (services.length === 0 ? [CLOSED] : intervals).map((interval) => `${from}/${to} ${interval}`);
}

/** Returns the rows of the dates table as lines such as `2026-12-25/2026-12-25 00:00-00:00`. */
function visibleDates({ elements }: ParsedPage, words: SiteWords): string[] {
  const isOfDates = (row: PageElement) => ancestorsOf(row).some((each) => classesOf(each).includes('dates'));
  return elements
    .filter((element) => element.tagName === 'tr' && isOfDates(element))
    .flatMap((row) => {
      const parts = descendantsOf(row);
      const [from = '', to = from] = parts
        .filter(({ tagName }) => tagName === 'time')
        .map((part) => attributeOf(part, 'datetime') ?? '');
      const times = parts.filter((part) => attributeOf(part, 'class') === 'time').map(textOf);
      return times
        .filter((text) => text === words.closed || text.includes(' – '))
        .map((text) => `${from}/${to} ${readInterval(text, words)}`);
    });
}
