import * as z from 'zod/mini';
import { ALERT_RULE_NAMES, ALERT_RULES, type AlertRule } from '#shared/alerts/alert-rules.ts';
import { EmailSchema } from '#shared/contract/email-address.ts';
import { TRUE_OR_FALSE } from '#shared/contract/field-messages.ts';
import { groupDigits } from '#shared/format/group-digits.ts';

const MOST_ALERT_EMAILS = 5;
const WEBHOOK_URL_MAX_LENGTH = 500;
/** Lets receivers verify a call: HMAC-SHA256 of the body with the secret, in hexadecimal. */
export const SIGNATURE_HEADER = 'x-alert-signature';

const URL_MESSAGE = 'Enter an address that starts with https://.';

function rule(name: AlertRule) {
  const { least, most } = ALERT_RULES[name];
  const message = `Enter a number from ${least} to ${groupDigits(most)}.`;
  return z.strictObject({
    is_on: z.boolean(TRUE_OR_FALSE),
    threshold: z.number(message).check(z.gte(least, message), z.lte(most, message)),
  });
}

const rules = z.strictObject({
  budget: rule('budget'),
  overdue: rule('overdue'),
  disputes: z._default(rule('disputes'), { is_on: false, threshold: ALERT_RULES.disputes.threshold }),
  failure_rate: rule('failure_rate'),
  dead_letters: rule('dead_letters'),
});

/** Settings as stored. Those saved by an earlier release may have an address with `http://`. */
export const StoredAlertSettingsSchema = z.strictObject({
  rules,
  emails: z
    .array(EmailSchema, 'Enter a list.')
    .check(z.maxLength(MOST_ALERT_EMAILS, `Enter at most ${MOST_ALERT_EMAILS} addresses.`)),
  webhook_url: z.nullable(z.string(URL_MESSAGE)),
});
export type AlertSettings = z.output<typeof StoredAlertSettingsSchema>;

/** The settings of alerts. `webhook_url`: null for none. */
export const AlertSettingsSchema = z.extend(StoredAlertSettingsSchema, {
  webhook_url: z.nullable(
    z
      .string(URL_MESSAGE)
      .check(z.maxLength(WEBHOOK_URL_MAX_LENGTH, URL_MESSAGE), z.regex(/^https:\/\/\S+$/, URL_MESSAGE)),
  ),
});

const AlertStateSchema = z.object({
  value: z.nullable(z.number()),
  over_since: z.nullable(z.iso.datetime()),
  notified_at: z.nullable(z.iso.datetime()),
  is_open: z.boolean(),
});
export const AlertStatesSchema = z.partialRecord(z.enum(ALERT_RULE_NAMES), AlertStateSchema);

/** The settings of alerts and the latest measurements. */
export const AlertsSchema = z
  .object({
    settings: StoredAlertSettingsSchema,
    states: AlertStatesSchema,
    checked_at: z.nullable(z.iso.datetime()),
  })
  .register(z.globalRegistry, { id: 'Alerts' });
export type Alerts = z.output<typeof AlertsSchema>;
