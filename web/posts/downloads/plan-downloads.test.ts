import { expect, test } from 'vitest';
import type { ContentPlan, ContentPost } from '#shared/posts/contract/content-plan.ts';
import { planCsv } from './plan-csv.ts';
import { planFileName, planTexts } from './plan-files.ts';
import { planIcs } from './plan-ics.ts';

const POST: ContentPost = {
  post_id: 'p1',
  week: 1,
  platform: 'facebook',
  content_type: 'Dish',
  about: 'Cacio e pepe',
  date: '2026-11-27',
  time: '11:00',
  day_reason: 'Guests read it before noon.',
  subject: '',
  text: 'Cacio e pepe, $18; pasta, pepper.\n\nOpen Friday, 5–10 PM.',
  hashtags: ['#CacioEPepe'],
  alt_text: 'Cacio e pepe at Lupo',
  image_id: null,
  focus: { x: 0.5, y: 0.5 },
  button: null,
  written_by: 'built-in',
};

const plan = (posts: ContentPost[], theme = ''): ContentPlan => ({
  plan_id: 'plan',
  theme,
  platforms: ['facebook'],
  weeks: 1,
  starts_on: '2026-11-23',
  created_at: '2026-11-22T13:40:00.000Z',
  posts_total: posts.length,
  version: 1,
  language: 'en',
  restaurant_name: 'Lupo',
  posts,
  missing: [],
  projections: { monthly_reach: '', monthly_engagement: '', revenue_impact: '', basis: '' },
});

test('a calendar contains each post on its day, with escaped text', () => {
  const lines = planIcs(plan([POST]))
    .replaceAll('\r\n ', '')
    .split('\r\n');
  expect(lines).toContain('DTSTART:20261127T110000');
  expect(lines).toContain('DTSTAMP:20261122T134000Z');
  expect(lines).toContain('UID:p1.plan@posts');
  expect(lines).toContain('SUMMARY:Facebook: Cacio e pepe');
  expect(lines).toContain(
    'DESCRIPTION:Cacio e pepe\\, $18\\; pasta\\, pepper.\\n\\nOpen Friday\\, 5–10 PM.\\n\\n#CacioEPepe',
  );
  expect(lines.at(-2)).toBe('END:VCALENDAR');
});

test('line breaks of all kinds and control characters break no line of a calendar', () => {
  const ics = planIcs(plan([{ ...POST, text: 'One\rTwo\r\nThree\u0007', hashtags: [] }]));
  expect(ics.replaceAll('\r\n', '')).not.toMatch(/(?!\t)\p{Cc}/u);
  expect(ics).toContain('DESCRIPTION:One\\nTwo\\nThree\r\n');
});

test('no calendar line is longer than 75 octets, and no character is split', () => {
  const ics = planIcs(plan([{ ...POST, text: 'Würziges Käsebrötchen 🥨 '.repeat(40) }]));
  const longest = Math.max(...ics.split('\r\n').map((line) => new TextEncoder().encode(line).length));
  expect(longest).toBeLessThanOrEqual(75);
  expect(ics).not.toContain('\uFFFD');
});

test('a cell that a spreadsheet would run is escaped, and line breaks stay in their cell', () => {
  const csv = planCsv(plan([{ ...POST, text: '=HYPERLINK("http://evil.example")' }, POST]));
  expect(csv.startsWith('\uFEFFdate,time,platform')).toBe(true);
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(csv).toContain('"Cacio e pepe, $18; pasta, pepper.\n\nOpen Friday, 5–10 PM."');
});

test('a zip contains a text for each post, the spreadsheet, and the calendar', () => {
  const second: ContentPost = { ...POST, post_id: 'p2', platform: 'email', subject: 'Soup', hashtags: [] };
  const texts = planTexts(plan([POST, second]));
  expect(Object.keys(texts)).toEqual([
    'posts/2026-11-27-1100-facebook-p1.txt',
    'posts/2026-11-27-1100-email-p2.txt',
    'posts.csv',
    'calendar.ics',
  ]);
  expect(texts['posts/2026-11-27-1100-email-p2.txt']?.startsWith('Soup\n\nCacio')).toBe(true);
});

test.each([
  ['', 'posts-2026-11-23'],
  ['Crêpes & cidre!', 'posts-2026-11-23-crepes-cidre'],
])('the files of a calendar with the theme "%s" are named %s', (theme, name) => {
  expect(planFileName(plan([], theme))).toBe(name);
});
