import type { Service } from '#shared/profile/hours.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { bucket, is } from './feature-names.ts';
import { factsIn, type ReadWhole } from './read-whole.ts';

const TOPICS: readonly [string, RegExp][] = [
  [
    'open',
    /(?<![a-z])(?:open|opens|abier|abrim|ouver|ouvr|apert|apriam|geoffnet|offen|hours|horario|horaires|orari|offnungszeiten)/,
  ],
  ['closed', /(?<![a-z])(?:clos|shut|cerra|cierr|ferm|chius|chiud|geschlossen|ruhetag|zu(?![a-z]))/],
  ['kitchen', /(?<![a-z])(?:kitchen|food|cocina|cuisine|cucina|kuche|serving|orders?|seating)(?![a-z])/],
  [
    'other',
    /(?<![a-z])(?:bar|patio|terrace|pickup|delivery|delivers?|takeaway|happy|brunch|music|quiz|band|market|shop|counter|event|class|trivia|bingo|special|soup|pizza|cake|menu|party|private|phone|call|bus|parking|office)(?![a-z])/,
  ],
  [
    'doubt',
    /(?<![a-z])(?:usually|about|around|ish|sometimes|maybe|mostly|normally|often|until|till?|sold|runs? out|unless|except|but|not|no|only|season|summer|winter|or so|later|earlier|depends|holidays?|private|ca|circa|meist|oft|je nach|selon|environ|vers|sauf|salvo|tranne|außer|hasta|fino|jusqu)/,
  ],
];

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function serviceFeatures(value: Service, services: readonly Service[]): string[] {
  const length =
    value.closes === null ? -1 : (minutes(value.closes) - minutes(value.opens) + 1_440) % 1_440 || 1_440;
  const beside = services.filter((one) => one !== value && one.days.some((day) => value.days.includes(day)));
  const overlaps = beside.some(
    (one) =>
      one.closes !== null &&
      value.closes !== null &&
      minutes(one.opens) < minutes(value.closes) &&
      minutes(value.opens) < minutes(one.closes),
  );
  return [
    `days=${value.days.length}`,
    ...is('no end', value.closes === null),
    `long=${bucket(length, [0, 90, 180, 300, 600, 840, 1_080])}`,
    `opens=${bucket(minutes(value.opens), [240, 420, 660, 780, 1_020, 1_140])}`,
    ...is('season', value.season !== null && value.season !== undefined),
    ...is('named', value.name !== ''),
    ...is('overlaps', overlaps),
    ...is('beside', beside.length > 0),
    ...is('last seating', value.last_seating !== null),
  ];
}

/** What is to be seen of hours and of the sentence that gives them. */
export function hoursFeatures(whole: ReadWhole, proposal: ProfileProposal): string[] {
  const { field, start, end } = proposal;
  const { folded } = whole;
  if (field !== 'services' && field !== 'closed_days' && field !== 'dated_hours') return [];
  const around = folded.slice(Math.max(0, start - 40), end + 40);
  const own = folded.slice(start, end);
  const numbers = own.match(/\d{1,2}(?:[:.h]\d\d)?/g)?.length ?? 0;
  const days = field === 'services' ? proposal.value.days : field === 'closed_days' ? [proposal.value] : [];
  const others: readonly string[] =
    field === 'services' ? whole.closedDays : whole.services.flatMap((service) => service.days);
  const clashes = days.some((day) => others.includes(day));
  return [
    ...TOPICS.flatMap(([name, words]) => [
      ...is(`${name} around`, words.test(around)),
      ...is(`${name} said`, words.test(own)),
    ]),
    `numbers=${bucket(numbers, [1, 2, 3, 4, 6])}`,
    ...is('half of the day said', /(?:\d|\s)(?:am|pm|a\.m|p\.m|uhr|h)(?![a-z])/.test(own)),
    ...is('clashes', clashes),
    ...is('hours in words', whole.counts.has('hours_text')),
    ...is(
      'words of hours beside',
      factsIn(whole, { start: start - 80, end: end + 80 }).some((one) => one.field === 'hours_text'),
    ),
    ...is(
      'half past',
      field === 'services' && proposal.value.closes !== null && proposal.value.closes < proposal.value.opens,
    ),
    ...(field === 'services' ? serviceFeatures(proposal.value, whole.services) : []),
  ];
}
