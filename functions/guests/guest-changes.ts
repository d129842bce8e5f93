import type { Expression } from '#functions/platform/aws/dynamo-table.ts';
import type { Consent, OptOut } from '#shared/guests/contract/guest.ts';
import type { Trial } from '#shared/sms/win-back/trial.ts';
import type { GuestRow } from './guest-row.ts';

export type NewsOfGuest = {
  /** Empty if the source has no name. */
  name: string;
  orderDates: readonly string[];
  consent: Consent | undefined;
  optOut: OptOut | undefined;
  now: Date;
};

type Change = { change: Expression; when: Expression };

/**
 * Adds a guest to a campaign's control group and saves the guest's previous trial, which returns if this campaign
 * never begins.
 */
export function holdingBack(campaignId: string, trial: Trial): { overTrial: Change; asFirst: Change } {
  const values = { ':trial': { campaign_id: campaignId, group: 'held_back', ...trial } };
  return {
    overTrial: {
      change: { expression: 'SET former_trial = trial, trial = :trial', values },
      when: {
        expression: 'attribute_exists(trial) AND trial.campaign_id <> :campaign',
        values: { ':campaign': campaignId },
      },
    },
    asFirst: {
      change: { expression: 'SET trial = :trial REMOVE former_trial', values },
      when: { expression: 'attribute_exists(phone) AND attribute_not_exists(trial)' },
    },
  };
}

/** `row`: as it was read. A guest whose trial changed since then stays unchanged. */
export function releasing(campaignId: string, row: GuestRow | undefined): Change {
  return {
    change: {
      expression:
        row?.former_trial === undefined ? 'REMOVE trial' : 'SET trial = former_trial REMOVE former_trial',
    },
    when: {
      expression: 'trial.campaign_id = :campaign AND trial.#group = :held',
      names: { '#group': 'group' },
      values: { ':campaign': campaignId, ':held': 'held_back' },
    },
  };
}

/** Keeps an earlier opt-out. */
export function optingOut(optOut: OptOut): Expression {
  return { expression: 'SET opt_out = if_not_exists(opt_out, :optOut)', values: { ':optOut': optOut } };
}

/** Orders go into a set, so that parallel imports lose none. */
export function recording({ name, orderDates, consent, optOut, now }: NewsOfGuest): Expression {
  const sets = ['added_at = if_not_exists(added_at, :now)'];
  const values: Record<string, unknown> = { ':now': now.toISOString(), ':name': name };
  sets.push(name === '' ? '#name = if_not_exists(#name, :name)' : '#name = :name');
  if (consent !== undefined) {
    sets.push('consent = if_not_exists(consent, :consent)');
    values[':consent'] = consent;
  }
  if (optOut !== undefined) {
    sets.push('opt_out = if_not_exists(opt_out, :optOut)');
    values[':optOut'] = optOut;
  }
  if (orderDates.length > 0) values[':days'] = new Set(orderDates);
  const add = orderDates.length > 0 ? ' ADD order_dates :days' : '';
  return { expression: `SET ${sets.join(', ')}${add}`, names: { '#name': 'name' }, values };
}

/** The row that `recording` creates for a new guest. */
export function newGuest(
  restaurantId: string,
  { phone, ...news }: NewsOfGuest & { phone: string },
): GuestRow {
  const { name, orderDates, consent, optOut, now } = news;
  return {
    restaurant_id: restaurantId,
    phone,
    name,
    added_at: now.toISOString(),
    ...(orderDates.length > 0 && { order_dates: new Set(orderDates) }),
    ...(consent !== undefined && { consent }),
    ...(optOut !== undefined && { opt_out: optOut }),
  };
}
