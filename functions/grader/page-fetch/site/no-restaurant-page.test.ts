import { expect, test } from 'vitest';
import { readPageFacts } from '#functions/grader/page-facts/read-page-facts.ts';
import { aPageReading } from '#tests/builders/a-page-reading.ts';
import { FIXTURE_SITES } from '#tests/corpus/sites/fixture-sites.ts';
import { insteadOfPage } from './no-restaurant-page.ts';

function outcomeOf(html: string, url = 'https://lupo.example/') {
  const reading = aPageReading(html);
  if (reading.outcome !== 'read') throw new Error('It was read.');
  const transfer = { ...reading.transfer, url };
  const page = { ...reading, transfer, text: html, bytes: Buffer.from(html), robotsTags: [] };
  return insteadOfPage(page, readPageFacts(html, url))?.reason;
}

const STORY = `<p>${'Our grandmother came from Amatrice with one suitcase and a knife. '.repeat(8)}</p>`;
const BANNER = '<div>We use cookies to make this website better. <button>Accept all cookies</button></div>';

test.each([
  '<title>lupo.example</title><h1>This domain is for sale!</h1><p>Buy this domain.</p>',
  '<title>lupo.example is for sale | HugeDomains</title><p>Get this domain now for $2,495</p>'.replace(
    '$',
    '',
  ),
  '<html><head><script>window.onload=function(){window.location.href="/lander"}</script></head></html>',
  '<title>Welcome to nginx!</title><h1>Welcome to nginx!</h1><p>If you see this page, the server works.</p>',
  '<title>Account Suspended</title><p>This account has been suspended. Contact your host.</p>',
  '<h1>lupo.example</h1><p>This Web page is parked free, courtesy of GoDaddy.</p>',
  '<p>Hier entsteht eine neue Internetpräsenz</p>',
  '<p>Diese Domain steht zum Verkauf</p>',
  '<p>Ce nom de domaine est à vendre</p>',
  '<title>lupo.example</title><p>Este dominio está en venta</p>',
])('a parked page isn’t a restaurant’s page: %s', (html) => {
  expect(outcomeOf(html)).toBe('placeholder');
});

test('a redirect to a domain seller isn’t a restaurant’s page', () => {
  expect(outcomeOf('<p>Make your offer</p>', 'https://www.hugedomains.com/x')).toBe('placeholder');
});

test.each([
  '<title>Lupo</title><h1>Before you continue</h1><p>We use cookies and data to deliver services.</p><button>Reject all</button><button>Accept all</button>',
  '<p>We and our 852 partners store and access information on a device, such as cookies.</p><a href="/p">Privacy policy</a><button>Accept all cookies</button>',
  '<h1>Are you of legal drinking age?</h1><button>Yes</button><button>No</button>',
  '<p>Please confirm your age to enter.</p><button>I am 21</button>',
  '<p>Wir verwenden Cookies.</p><button>Alle akzeptieren</button><button>Einstellungen</button>',
  '<p>Nous utilisons des cookies.</p><button>Tout accepter</button><button>Refuser</button>',
])('an interstitial isn’t a page: %s', (html) => {
  expect(outcomeOf(html)).toBe('question');
});

test.each([
  `<title>Osteria Lupo</title><h1>Osteria Lupo</h1>${STORY}`,
  `<title>Osteria Lupo</title><h1>Osteria Lupo</h1>${STORY}${BANNER}`,
  `<title>Osteria Lupo</title>${BANNER}<p>12 Long Street, New York. Call (212) 555-0147.</p>`,
  `${BANNER}<a href="/menu">Menu</a>`,
  '<h1>Osteria Lupo</h1><p>Coming soon: we open in May.</p>',
  '<h1>The Domain Kitchen</h1><p>In the Domain, Austin. This is the restaurant for sale prices.</p>',
  '<h1>Lupo</h1><p>Our restaurant is for sale after forty years. Buy this house and its oven.</p>',
  '<h1>Parked</h1><p>Our truck is parked at the courthouse today.</p>',
  '<h1>Cookie Lab</h1><p>Cookies, brownies and milk. We use butter. Our cookies are accepted by every grandmother we asked.</p>',
  `<h1>Lupo Bar</h1>${STORY}<p>You must be 21 to drink here. Are you over 21? Bring your ID.</p>`,
  '<h1>Lupo</h1><p>We respect your privacy in our private rooms, where a long table seats up to fourteen guests and nobody comes in unasked.</p>',
  '<div id="root"></div><script src="/app.js"></script>',
])('a restaurant’s page counts, whatever else it says: %s', (html) => {
  expect(outcomeOf(html)).toBeUndefined();
});

test.each([
  '<title>500 Internal Server Error</title><h1>Error establishing a database connection</h1>',
  '<title>WordPress › Error</title><p>There has been a critical error on this website.</p><a href="https://wordpress.org/x">Learn more about troubleshooting WordPress.</a>',
  '<h1>Lupo</h1><h2>Fehler beim Aufbau einer Datenbankverbindung</h2>',
  '<h1>503 Service Unavailable</h1><p>nginx</p>',
])('a server error is one with any status: %s', (html) => {
  expect(outcomeOf(html)).toBe('server_error');
});

test.each([
  '<title>Lupo</title><h1>Coming soon</h1><p>Our website is under construction.</p>',
  '<h1>Osteria Lupo</h1><h2>— Under construction —</h2>',
  '<h1>Lupo</h1><p>Our new website is coming soon. Stay tuned!</p>',
  '<p>Our site is currently undergoing scheduled maintenance.</p><p>Please check back soon.</p>',
  '<h1>Gasthof Lupo</h1><p>Unsere Website befindet sich im Aufbau.</p>',
  '<h1>Chez Lupo</h1><p>Site en construction</p>',
  '<h1>Casa Lupo</h1><p>Página web en construcción</p>',
  '<h1>Da Lupo</h1><p>Sito in costruzione</p>',
])('a website that isn’t open yet only says so: %s', (html) => {
  expect(outcomeOf(html)).toBe('under_construction');
});

test.each([
  `<h1>Lupo</h1><p>Our website is under construction.</p>${STORY}`,
  '<h1>Lupo</h1><p>Coming soon</p><p>(212) 555-0147</p>',
  '<h1>Lupo</h1><p>Coming soon</p><a href="/menu">Menu</a>',
  '<h1>Lupo</h1><p>Coming soon</p><a href="https://www.opentable.com/r/lupo">Reserve</a>',
  '<h1>Lupo</h1><p>Coming soon to Brooklyn: our second house.</p>',
  '<h1>Lupo</h1><p>Our terrace is under construction this spring, and the kitchen is open all the while.</p>',
  '<h1>Construction Café</h1><p>Lunch for builders, and for everybody who looks on.</p>',
  '<h1>Room 503</h1><p>Service unavailable anywhere else.</p>',
  '<h1>The Error</h1><p>A bar for database people, with a critical error in every drink.</p>',
  '<h1>Maintenance</h1><p>A bar in an old garage.</p>',
  `<h1>Lupo</h1>${STORY}<p>500 - Internal server error</p>`,
])('a page of a restaurant in construction, repair, or error is one: %s', (html) => {
  expect(outcomeOf(html)).toBeUndefined();
});

test('of sixty websites only the unopened one counts as parked or interstitial', () => {
  const taken = FIXTURE_SITES.filter(({ html }) => outcomeOf(html) !== undefined);
  expect(taken.map(({ name, html }) => [name, outcomeOf(html)])).toEqual([
    ['coming-soon.html', 'under_construction'],
  ]);
});
