import type { RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { aPageServer } from '#tests/builders/page-server.ts';
import { createGooglePlaces } from './google-places.ts';

const LUPO = {
  displayName: { text: 'Osteria Lupo', languageCode: 'en' },
  formattedAddress: '12 Long St, New York, NY 10012, USA',
  nationalPhoneNumber: '(212) 555-0147',
  websiteUri: 'https://www.lupo.example/',
  googleMapsUri: 'https://maps.google.com/?cid=1',
  rating: 4.4,
  userRatingCount: 312,
  photos: Array.from({ length: 10 }, (_, i) => ({ name: `places/a/photos/${i}` })),
  regularOpeningHours: { weekdayDescriptions: ['Monday: 5:00 – 10:00 PM'] },
};
const WANTED = {
  name: 'Osteria Lupo',
  location: 'New York',
  street: '',
  postalCode: '',
  phones: [],
  website: 'https://lupo.example',
};

/** A server that answers Text Search like Google, and its recorded requests. */
async function aGoogle(answer: object | RequestListener, status = 200) {
  const asked: { url: string | undefined; key: unknown; fields: unknown; body: unknown }[] = [];
  const server = await aPageServer((request, response) => {
    if (typeof answer === 'function') return (answer as RequestListener)(request, response);
    void json(request).then((body) => {
      const { 'x-goog-api-key': key, 'x-goog-fieldmask': fields } = request.headers;
      asked.push({ url: request.url, key, fields, body });
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  const places = createGooglePlaces({
    key: async () => 'the key',
    origin: server.origin,
    timeoutMilliseconds: 300,
  });
  return { asked, find: (wanted = WANTED) => places.find(wanted) };
}

test('a restaurant is found with only the requested fields', async () => {
  const { find, asked } = await aGoogle({ places: [LUPO] });

  expect(await find()).toEqual({
    outcome: 'found',
    place: {
      name: 'Osteria Lupo',
      address: '12 Long St, New York, NY 10012, USA',
      phone: '(212) 555-0147',
      website: 'https://www.lupo.example/',
      mapsUrl: 'https://maps.google.com/?cid=1',
      rating: 4.4,
      reviews: 312,
      photos: 10,
      hours: ['Monday: 5:00 – 10:00 PM'],
    },
  });
  expect(asked).toEqual([
    {
      url: '/v1/places:searchText',
      key: 'the key',
      fields: expect.stringMatching(/^places\.displayName,(?:places\.[\w.]+,?)+$/),
      body: { textQuery: 'Osteria Lupo New York', pageSize: 5 },
    },
  ]);
});

test('an unrated place has no rating', async () => {
  const { find } = await aGoogle({
    places: [{ displayName: { text: 'Osteria Lupo' }, websiteUri: 'https://lupo.example' }],
  });
  expect(await find()).toMatchObject({ place: { rating: null, reviews: 0, photos: 0, hours: [] } });
});

test.each([
  ['nothing', {}],
  ['another restaurant', { places: [{ displayName: { text: 'Trattoria Volpe' } }] }],
])('where Google finds %s, there is no place', async (_what, answer) => {
  const { find } = await aGoogle(answer);
  expect(await find()).toEqual({ outcome: 'none' });
});

const elsewhere = { ...LUPO, formattedAddress: '5 Elm St, Chicago, IL 60601, USA', rating: 3.1 };

test('of several branches the one at the address is used', async () => {
  const { find } = await aGoogle({ places: [elsewhere, LUPO] });
  expect(await find({ ...WANTED, location: '12 Long St, New York' })).toMatchObject({
    place: { rating: 4.4 },
  });
});

test('another branch isn’t used instead', async () => {
  const { find } = await aGoogle({ places: [elsewhere] });
  expect(await find()).toEqual({ outcome: 'unsure' });
});

test.each([
  ['refuses the key', { error: { code: 403, status: 'PERMISSION_DENIED', message: 'No.' } }, 403],
  ['is asked too often', { error: { code: 429, status: 'RESOURCE_EXHAUSTED' } }, 429],
  ['fails', { error: { code: 503, status: 'UNAVAILABLE' } }, 503],
  ['answers in another form', { places: [{ displayName: 'Osteria Lupo' }] }, 200],
  ['answers a rating that there is not', { places: [{ ...LUPO, rating: 47 }] }, 200],
])('a Google that %s is unavailable, not an error', async (_what, answer, status) => {
  const { find } = await aGoogle(answer, status);
  expect(await find()).toEqual({ outcome: 'unavailable' });
});

test.each<[string, RequestListener]>([
  ['says nothing', () => undefined],
  ['breaks off', (request) => request.socket.destroy()],
  ['answers no JSON', (_request, response) => response.end('<html>')],
  [
    'sends elsewhere',
    (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  ],
])('a Google that %s is unavailable', async (_what, listener) => {
  const { find } = await aGoogle(listener);
  expect(await find()).toEqual({ outcome: 'unavailable' });
});

test('an unreadable key doesn’t block grading', async () => {
  const places = createGooglePlaces({ key: () => Promise.reject(new Error('No secret.')) });
  expect(await places.find(WANTED)).toEqual({ outcome: 'unavailable' });
});
