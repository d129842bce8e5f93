import type { Metric } from './metric.ts';

const fromRows = { value: () => null, isFromRows: true } as const;
const today = { ...fromRows, kind: 'level', isOfToday: true, section: 'subscriptions' } as const;
const users = { ...fromRows, unit: 'count', kind: 'flow' } as const;

/** Metrics of single restaurants, added up if there are few enough to read. */
export const ROW_METRICS = {
  trials: {
    label: 'Restaurants on a free trial',
    unit: 'count',
    meaning: 'no plan yet, within 14 days of signing up',
    ...today,
  },
  leaving: {
    label: 'Canceled subscriptions still active',
    unit: 'count',
    meaning: 'each ends after its paid month',
    ...today,
  },
  overdueAmount: {
    label: 'Overdue amount',
    unit: 'cents',
    meaning: 'total of unpaid invoices past their due date',
    byRestaurant: true,
    ...today,
  },
  standing: { label: 'Plan', unit: 'count', byRestaurant: true, ...today },
  aiUsers: { label: 'Restaurants that used AI features', section: 'aiAnalytics', byFeature: true, ...users },
  textUsers: { label: 'Restaurants that sent texts', section: 'overview', ...users },
  adUsers: { label: 'Restaurants that ran ads', section: 'overview', ...users },
} as const satisfies Record<string, Metric>;
