import { NO_REQUESTS } from '#functions/ai/drafts/page-source.ts';
import { assembleContent } from '#functions/websites/generation-worker/assemble-content.ts';
import { printableProfile } from '#shared/profile/printable-profile.ts';
import type { ProfileReading } from '#shared/profile/profile-reading.ts';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { renderSite } from '#shared/site/page/render-site.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { compose } from '#tests/builders/website-tasks.ts';
import { READ_ON } from '../gold.ts';

/** What guests see on a page. */
export type PrintedPage = {
  /** Texts that belong together: a paragraph, a dish with its price, a day with its hours. */
  rows: string[];
  /** Dishes and days unchanged, everything else sentence by sentence. */
  sentences: string[];
  /** The targets of its links. */
  links: string[];
  week: SiteContent['opening_hours'];
};

/** The account's name, which no brief contains. */
const NAME = 'Website';
const OPTIONS = { mode: 'published', siteUrl: 'https://sites.example/page/', assetsOrigin: '' } as const;
const ROW =
  /<li class="dish">[\s\S]*?<\/li>|<tr>[\s\S]*?<\/tr>|<(p|h1|h2|h3|address|summary|li)[ >][\s\S]*?<\/\1>/g;
const SENTENCE_END = /[.!?…](?=\s|$)|[\n•·]/;

/** The page generated from a reading before the owner confirms it. Pure. */
export function printedPage(reading: ProfileReading): PrintedPage {
  const profile = printableProfile(emptyProfile(NAME), reading);
  const wishes = reading.wishes.map(({ words }) => words);
  const asked = { requests: NO_REQUESTS, identity: '', claims: [], unsure: [], undone: [], removed: [] };
  const facts = { profile, websiteName: NAME, wishes, ...asked, designPreferences: {}, seed: 'site_1' };
  const content = assembleContent({
    websiteName: NAME,
    profile,
    story: compose('story', facts),
    menu: compose('menu', facts),
    design: compose('design', facts),
    images: [],
    brief: '',
    today: READ_ON,
  });
  const { html } = renderSite(content, OPTIONS);
  const body = html.slice(html.indexOf('<body'));
  const rows = [...body.matchAll(ROW)].map(([row, paragraph]) => ({
    text: textOf(row),
    isWhole: paragraph === undefined,
  }));
  return {
    rows: rows.map(({ text }) => text),
    sentences: rows.flatMap(({ text, isWhole }) => (isWhole ? [text] : text.split(SENTENCE_END))),
    links: [...body.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => textOf(link)),
    week: content.opening_hours,
  };
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .trim();
}
