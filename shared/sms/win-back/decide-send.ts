import { createTextingTimes, type RestaurantHours } from '#shared/sms/quiet-hours/quiet-hours.ts';
import { isInControlGroup } from './control-group.ts';
import { isLapsed, type LapsedRule } from './lapsed.ts';
import type { SendRule } from './send-rules.ts';

/** Days between two win-backs to one guest, at least. */
export const DAYS_BETWEEN_WIN_BACKS = 30;

/** What is known of one guest when it is decided. A ledger that keeps it can be replayed. */
export type SendFacts = {
  /** E.164; empty text where the number cannot be one. */
  phone: string;
  /** The same guest stands further up in the list. */
  isDuplicate: boolean;
  hasOptedOut: boolean;
  hasConsent: boolean;
  /** False only where the number is known to be something else; what is unknown counts as a mobile. */
  mayBeMobile: boolean;
  /** The number is of another country than the restaurant. */
  isForeign: boolean;
  /** Days on which the guest ordered, `YYYY-MM-DD`. */
  visits: readonly string[];
  /** When the last win-back went out; undefined where none did. */
  lastWinBackAt: Date | undefined;
  /** An earlier campaign holds the guest back: texted by this one, the guest would show nothing of that one. */
  isHeldBack: boolean;
};

export type CampaignTerms = {
  campaignId: string;
  restaurant: RestaurantHours;
  /** The date at the restaurant, `YYYY-MM-DD`. */
  today: string;
  lapsedRule: LapsedRule;
  /** 0 to 20. */
  holdOutPercent: number;
  /** What one text costs. */
  textCents: number;
  /** What the campaign may cost; undefined where the owner set nothing. */
  budgetCents: number | undefined;
  /** False only where no law binds, in local mode: the owner's own hours count nevertheless. */
  keepsQuietHours: boolean;
};

export type SendDecision =
  | { action: 'send' }
  | { action: 'hold'; rule: 'quiet_hours'; until: Date }
  | { action: 'skip'; rule: SendRule };

/** What is spent already, and the moment of the decision. */
export type DecisionMoment = { now: Date; spentCents: number };

/** The one place that decides whether a guest is texted. The same facts, terms and moment give the same answer. */
export function decideSend(facts: SendFacts, terms: CampaignTerms, moment: DecisionMoment): SendDecision {
  return decideAt(facts, terms, { ...moment, textingTime: textingTimes(terms, moment.now) });
}

/** Decides guest after guest of a list, in its order: the budget goes to those who stand first. */
export function createCampaignDecider(terms: CampaignTerms, now: Date) {
  const textingTime = textingTimes(terms, now);
  let texts = 0;
  return {
    decide: (facts: SendFacts): SendDecision => {
      const decision = decideAt(facts, terms, { now, spentCents: texts * terms.textCents, textingTime });
      if (decision.action !== 'skip') texts += 1;
      return decision;
    },
    /** Of all who were decided until now. */
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
  // Last of all: those who are held back are a sample of those who would be texted.
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

/** To a hundredth of a cent: sums of prices are not exact in binary fractions. */
function roundedCents(cents: number): number {
  return Math.round(cents * 100) / 100;
}
