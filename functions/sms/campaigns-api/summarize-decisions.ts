import type { DecidedGuest } from '#functions/sms/campaign-lists.ts';
import { DECISION_REASONS } from '#functions/sms/decision-reasons.ts';
import { DECISION_RULES, type DecisionRule, type SmsDecisions } from '#shared/sms/contract/sms-campaign.ts';

type Decision = Pick<DecidedGuest, 'action' | 'rule' | 'until'>;

/** Counts the guests of each decision and each rule. */
export function summarizeDecisions(guests: readonly Decision[]): SmsDecisions {
  const held = guests.filter(({ action }) => action === 'hold');
  const skipped = guests.filter(({ action }) => action === 'skip');
  const times = held.flatMap(({ until }) => until ?? []).sort();
  const [first] = times;
  const last = times.at(-1);
  return {
    guests: guests.length,
    send: guests.length - held.length - skipped.length,
    hold: held.length,
    skip: skipped.length,
    ...(first !== undefined && { held_from: first }),
    ...(last !== undefined && { held_until: last }),
    held: countRules(held),
    skipped: countRules(skipped),
  };
}

function countRules(guests: readonly Decision[]) {
  const counts = new Map<DecisionRule, number>();
  for (const { rule } of guests) if (rule !== undefined) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return DECISION_RULES.flatMap((rule) => {
    const count = counts.get(rule);
    return count === undefined ? [] : [{ rule, guests: count, reason: DECISION_REASONS[rule] }];
  });
}
