/** Minutes of the local day: texts are sent from `opens` until before `closes`. */
export type TextingWindow = { opens: number; closes: number };

/** Seven windows, Sunday first. */
export type TextingWeek = readonly TextingWindow[];

const NOT_CONFIRMED = 'Hours not confirmed (November 2026). We use the strictest hours we found.';

// Legal texting hours, read on 2026-11-21, in the strictest interpretation.

/** 47 CFR 64.1200(c)(1). The FCC is deciding whether consent lifts it, so we apply it. */
export const FEDERAL_WEEK: TextingWeek = everyDay(hours(8, 21));

type StateRow = { states: string; week: TextingWeek; source: string };

const NARROWER: readonly StateRow[] = [
  {
    states: 'FL OK MD MS NJ',
    week: everyDay(hours(8, 20)),
    source: 'support.referrizer.com, virtualpbx.com, listrak.com (November 2026)',
  },
  {
    states: 'CT',
    week: everyDay(hours(9, 20)),
    source: 'support.referrizer.com, virtualpbx.com, listrak.com (November 2026)',
  },
  {
    states: 'TX',
    week: week({ weekdays: hours(9, 21), saturday: hours(9, 21), sunday: hours(12, 21) }),
    source: 'SB 140 (texts since September 1, 2025); listrak.com (November 2026)',
  },
  {
    states: 'RI',
    week: week({ weekdays: hours(9, 18), saturday: hours(10, 17), sunday: hours(10, 17) }),
    source: 'support.referrizer.com, virtualpbx.com, listrak.com (November 2026)',
  },
  {
    states: 'AL LA WA',
    week: everyDay(hours(8, 20)),
    source: NOT_CONFIRMED,
  },
  {
    states: 'IL',
    week: everyDay(hours(9, 21)),
    source: NOT_CONFIRMED,
  },
  {
    states: 'KY',
    week: everyDay(hours(10, 21)),
    source: NOT_CONFIRMED,
  },
];

const WEEKS: ReadonlyMap<string, TextingWeek> = new Map(
  NARROWER.flatMap(({ states, week: hoursOfWeek }) =>
    states.split(' ').map((state) => [state, hoursOfWeek] as const),
  ),
);

/** Hours that comply with every state’s rule, for numbers without a known place. */
export const STRICTEST_WEEK: TextingWeek = NARROWER.reduce(
  (narrowed, row) => narrowerWeek(narrowed, row.week),
  FEDERAL_WEEK,
);

/** The window of a state (`TX`); the federal hours if it has none. */
export function textingWeekOf(state: string): TextingWeek {
  return WEEKS.get(state) ?? FEDERAL_WEEK;
}

/** The overlap of both. On days without one, it opens after it closes. */
export function narrowerWeek(one: TextingWeek, other: TextingWeek): TextingWeek {
  return one.map(({ opens, closes }, day) => ({
    opens: Math.max(opens, other[day]?.opens ?? opens),
    closes: Math.min(closes, other[day]?.closes ?? closes),
  }));
}

/** The same window every day, for the owner’s stricter hours. */
export function everyDay(window: TextingWindow): TextingWeek {
  return week({ weekdays: window, saturday: window, sunday: window });
}

function week(days: {
  weekdays: TextingWindow;
  saturday: TextingWindow;
  sunday: TextingWindow;
}): TextingWeek {
  const { weekdays, saturday, sunday } = days;
  return [sunday, weekdays, weekdays, weekdays, weekdays, weekdays, saturday];
}

function hours(opens: number, closes: number): TextingWindow {
  return { opens: opens * 60, closes: closes * 60 };
}
