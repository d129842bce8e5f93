import * as z from 'zod/mini';
import type { PlatformRecordsRepository } from '#functions/platform/records/platform-records-repository.ts';
import { ALERT_RULE_NAMES, ALERT_RULES } from '#shared/alerts/alert-rules.ts';
import {
  type AlertSettings,
  AlertStatesSchema,
  StoredAlertSettingsSchema,
} from '#shared/alerts/contract/alerts.ts';

const SETTINGS = {
  scope: 'alert-settings',
  /** The encrypted secret. It can only be decrypted with the webhook’s address. */
  data: z.extend(z.object(StoredAlertSettingsSchema.shape), { webhook_secret: z.nullable(z.string()) }),
};
const STATES = {
  scope: 'alert-states',
  data: z.object({ states: AlertStatesSchema, checked_at: z.iso.datetime() }),
};
const RECORD = 'platform';

export type StoredAlertSettings = z.output<typeof SETTINGS.data>;
export type StoredAlertStates = z.output<typeof STATES.data>;

/** The content of a row and its version; version 0 if nothing is stored. */
type Versioned<Data> = { version: number; data: Data };

export type AlertsStore = {
  getSettings: () => Promise<Versioned<StoredAlertSettings>>;
  /** False if the row has changed since it was read. */
  saveSettings: (row: Versioned<StoredAlertSettings>) => Promise<boolean>;
  getStates: () => Promise<Versioned<StoredAlertStates | undefined>>;
  saveStates: (row: Versioned<StoredAlertStates>) => Promise<boolean>;
};

/** The settings and states of alerts. All alerts are off until an administrator turns them on. */
export function createAlertsStore(records: PlatformRecordsRepository): AlertsStore {
  const settings = records.of(SETTINGS);
  const states = records.of(STATES);
  return {
    getSettings: async () => {
      const record = await settings.find(RECORD);
      return { version: record?.version ?? 0, data: record?.data ?? NOTHING_SET };
    },
    saveSettings: ({ version, data }) => settings.save({ record_id: RECORD, version, data }),
    getStates: async () => {
      const record = await states.find(RECORD);
      return { version: record?.version ?? 0, data: record?.data };
    },
    saveStates: ({ version, data }) => states.save({ record_id: RECORD, version, data }),
  };
}

const NOTHING_SET: StoredAlertSettings = {
  rules: Object.fromEntries(
    ALERT_RULE_NAMES.map((name) => [name, { is_on: false, threshold: ALERT_RULES[name].threshold }]),
  ) as AlertSettings['rules'],
  emails: [],
  webhook_url: null,
  webhook_secret: null,
};
