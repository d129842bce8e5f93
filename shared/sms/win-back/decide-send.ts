import { createTextingTimes, type RestaurantHours } from '#shared/sms/quiet-hours/quiet-hours.ts';
import { isInControlGroup } from './control-group.ts';
import { isLapsed, type LapsedRule } from './lapsed.ts';
import type { SendRule } from './send-rules.ts';

/** The fewest days between two win-back texts to a guest. */
export const DAYS_BETWEEN_WIN_BACKS = 30;

/** The facts about a guest when the decision is made. Stored decisions can be replayed. */
export type SendFacts = {
  /** E.164; empty text if the number is invalid. */
  phone: string;
  /** The guest is already on the list. */
  isDuplicate: boolean;
  hasOptedOut: boolean;
  hasConsent: boolean;
  /** False only if the number is known not to be mobile. Unknown numbers count as mobile. */
  mayBeMobile: boolean;
  /** The number is in another country than the restaurant. */
  isForeign: boolean;
  /** Order dates, `YYYY-MM-DD`. */
  visits: readonly string[];
  /** When the last win-back text was sent; undefined for none. */
  lastWinBackAt: Date | undefined;
  /** The guest is in the control group of an earlier campaign, which a text would distort. */
  isHeldBack: boolean;
};

export type CampaignTerms = {
  campaignId: string;
  restaurant: RestaurantHours;
  /** The date in the restaurant’s time zone, `YYYY-MM-DD`. */
  today: string;
  lapsedRule: LapsedRule;
  /** 0 to 20. */
  holdOutPercent: number;
  /** The cost of one text. */
  textCents: number;
  /** The campaign’s budget; undefined for none. */
  budgetCents: number | undefined;
  /** False only if no law applies, in local mode. The owner’s hours apply anyway. */
  keepsQuietHours: boolean;
};

export type SendDecision =
  | { action: 'send' }
  | { action: 'hold'; rule: 'quiet_hours'; until: Date }
  | { action: 'skip'; rule: SendRule };

/** The amount spent so far, and the time of the decision. */
export type DecisionMoment = { now: Date; spentCents: number };

/**
 * Decides whether a guest is texted. This is the only place that does. The same facts, terms, and time give the same
 * result.
 */
export function decideSend(facts: SendFacts, terms: CampaignTerms, moment: DecisionMoment): SendDecision {
  return decideAt(facts, terms, { ...moment, textingTime: textingTimes(terms, moment.now) });
}

/** Decides for each guest of a list in order, so the budget goes to the first ones. */
export function createCampaignDecider(terms: CampaignTerms, now: Date) {
  const textingTime = textingTimes(terms, now);
  let texts = 0;
  return {
    decide: (facts: SendFacts): SendDecision => {
      const decision = decideAt(facts, terms, { now, spentCents: texts * terms.textCents, textingTime });
      if (decision.action !== 'skip') texts += 1;
      return decision;
    },
    /** Of all guests decided so far. */
    costCents: () => roundedCents(texts * terms.textCents),
  };
}

function textingTimes({ restaurant, keepsQuietHours }: CampaignTerms, from: Date) {
  return createTextingTimes(restaurant, { from, keepsLaw: keepsQuietHours });
}

function decideAt(
  facts: SendFacts,
  terms: CampaignTerms,
  moment: DecisionMoment & { textingTime: (phone: string) => Date | undefined },
): SendDecision {
  const rule = skippingRule(facts, terms, moment);
  if (rule !== undefined) return { action: 'skip', rule };
  const opening = moment.textingTime(facts.phone);
  if (opening === undefined) return { action: 'skip', rule: 'no_common_hours' };
  // Checked last, so that the control group is a sample of those who would be texted.
  if (isInControlGroup(terms.campaignId, facts.phone, terms.holdOutPercent)) {
    return { action: 'skip', rule: 'held_out' };
  }
  if (opening.getTime() === moment.now.getTime()) return { action: 'send' };
  return { action: 'hold', rule: 'quiet_hours', until: opening };
}

function skippingRule(facts: SendFacts, terms: CampaignTerms, moment: DecisionMoment): SendRule | undefined {
  if (facts.phone === '') return 'impossible_number';
  if (facts.isDuplicate) return 'duplicate';
  if (facts.hasOptedOut) return 'opted_out';
  if (!facts.hasConsent) return 'no_consent';
  if (!facts.mayBeMobile) return 'not_mobile';
  if (facts.isForeign) return 'foreign_number';
  if (!isLapsed({ visits: facts.visits, today: terms.today, rule: terms.lapsedRule })) return 'not_lapsed';
  if (isRecent(facts.lastWinBackAt, moment.now)) return 'recent_win_back';
  if (facts.isHeldBack) return 'held_back_before';
  if (roundedCents(moment.spentCents + terms.textCents) > (terms.budgetCents ?? Number.POSITIVE_INFINITY)) {
    return 'budget';
  }
  return undefined;
}

function isRecent(lastWinBackAt: Date | undefined, now: Date): boolean {
  if (lastWinBackAt === undefined) return false;
  return now.getTime() - lastWinBackAt.getTime() < DAYS_BETWEEN_WIN_BACKS * 86_400_000;
}

/** To a hundredth of a cent, because sums of prices aren’t exact in binary. */
function roundedCents(cents: number): number {
  return Math.round(cents * 100) / 100;
}
