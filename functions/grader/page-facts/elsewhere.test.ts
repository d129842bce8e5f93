import { expect, test } from 'vitest';
import { readPageFacts } from './read-page-facts.ts';

const isElsewhere = (html: string) => readPageFacts(html, 'https://lupo.example/').isElsewhere;
const WORDS = `<p>${'We cook what the market brings. '.repeat(10)}</p>`;

test.each([
  '<title>Lupo</title><frameset rows="100%"><frame src="/home"></frameset>',
  `<frameset cols="*"><frame src="/home"><noframes>${WORDS}</noframes></frameset>`,
  '<script>window.location.href = "/home";</script>',
  '<script>if (true) location.replace("https://lupo.example/home")</script><p>Loading</p>',
  '<script>document.location="/home"</script>',
])('guests see another page instead of %s', (html) => {
  expect(isElsewhere(html)).toBe(true);
});

test.each([
  '<title>Lupo</title><p>Lupo</p>',
  WORDS,
  `${WORDS}<script>if (old) location.href = "/old";</script>`,
  '<p>Lupo</p><script>track(location.href); if (location.hash == "#a") show();</script>',
  '<p>Lupo</p><script>if (location.href === "x") a = 1;</script>',
  '<p>Lupo</p><script>var mylocation = "Rome", allocation={};</script>',
  '<p>Lupo</p><script type="application/ld+json">{"location":"Rome"}</script>',
  '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe><p>Lupo</p>',
])('guests see %s itself', (html) => {
  expect(isElsewhere(html)).toBe(false);
});
