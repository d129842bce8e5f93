import type { Metric } from './metric.ts';

const fromRows = { value: () => null, isFromRows: true } as const;
const today = { ...fromRows, kind: 'level', isOfToday: true, section: 'subscriptions' } as const;
const users = { ...fromRows, unit: 'count', kind: 'flow' } as const;

/** What is known of restaurants one by one, and added up where they are few enough to be read. */
export const ROW_METRICS = {
  trials: {
    label: 'Restaurants in their trial',
    unit: 'count',
    meaning: 'without a plan, within 14 days of their sign-up',
    ...today,
  },
  leaving: {
    label: 'Canceled subscriptions that still run',
    unit: 'count',
    meaning: 'each ends with the month that is paid',
    ...today,
  },
  overdueAmount: {
    label: 'Overdue amount',
    unit: 'cents',
    meaning: 'what is due on invoices that nobody has paid',
    byRestaurant: true,
    ...today,
  },
  standing: { label: 'Plan', unit: 'count', byRestaurant: true, ...today },
  aiUsers: { label: 'Restaurants that used AI features', section: 'aiAnalytics', byFeature: true, ...users },
  textUsers: { label: 'Restaurants that sent texts', section: 'overview', ...users },
  adUsers: { label: 'Restaurants that ran ads', section: 'overview', ...users },
} as const satisfies Record<string, Metric>;
