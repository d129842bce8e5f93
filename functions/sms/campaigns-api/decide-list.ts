import type { KnownGuest } from '#functions/guests/known-guests-repository.ts';
import { type GuestFile, type ListedGuest, readGuestFile } from '#functions/guests/read-guest-file.ts';
import { mapInTurns } from '#functions/platform/in-turns.ts';
import { textingPlaceOf } from '#functions/profile/texting-place.ts';
import type { DecidedGuest, ListHead } from '#functions/sms/campaign-lists.ts';
import { localDate } from '#shared/profile/projection/local-date.ts';
import { restaurantCountry } from '#shared/profile/projection/restaurant-country.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { TextingWeek } from '#shared/sms/quiet-hours/texting-windows.ts';
import { smsCostCents } from '#shared/sms/sms-price.ts';
import { smsSegments } from '#shared/sms/sms-segments.ts';
import {
  type CampaignTerms,
  createCampaignDecider,
  type SendDecision,
  type SendFacts,
} from '#shared/sms/win-back/decide-send.ts';
import { isLapsed } from '#shared/sms/win-back/lapsed.ts';
import type { SmsCampaignDependencies } from './dependencies.ts';
import { LIST_FIELD } from './find-list.ts';
import type { SmsInput } from './sms-input.ts';

type Wanted = {
  restaurantId: string;
  campaignId: string;
  body: SmsInput['body'];
  profile: RestaurantProfile;
  /** The owner's stricter hours. */
  ownWeek: TextingWeek | undefined;
  /** The text that each guest would get. */
  text: string;
  now: Date;
  plannedFor: Date | undefined;
};

export type DecidedList = {
  rows: number;
  duplicates: number;
  lapsed: number;
  errors: string[];
  /** The number of row errors, including those that aren't listed. */
  errorsTotal: number;
  guests: DecidedGuest[];
  willCostCents: number;
  listCostCents: number;
  terms: ListHead['terms'];
  /** The restaurant's country; empty if unknown. */
  country: string;
};

/** The most row errors that are listed, each with its line. */
const MOST_ERRORS = 1_000;

/** Reads a list. Throws `AppError('invalid_input')` if it can't. */
export async function readList(
  bytes: Uint8Array | undefined,
  { profile, now }: Pick<Wanted, 'profile' | 'now'>,
): Promise<Pick<GuestFile, 'rows' | 'guests' | 'duplicates' | 'problems'>> {
  if (bytes === undefined) return { rows: 0, guests: [], duplicates: 0, problems: [] };
  const [region, today] = [restaurantCountry(profile), localDate(now, profile.time_zone)];
  return readGuestFile(bytes, { purpose: 'campaign', field: LIST_FIELD, region, today });
}

/** Decides each guest of a list once. */
export async function decideList(
  dependencies: Pick<SmsCampaignDependencies, 'guests' | 'keepsQuietHours'>,
  list: Awaited<ReturnType<typeof readList>>,
  wanted: Wanted,
): Promise<DecidedList> {
  const { profile, body, now, restaurantId } = wanted;
  const today = localDate(now, profile.time_zone);
  const country = restaurantCountry(profile);
  const phones = list.guests.map(({ phone }) => phone);
  const known = await dependencies.guests.findKnown(restaurantId, phones);
  const terms = termsOf(wanted, today, dependencies.keepsQuietHours);
  const decider = createCampaignDecider(terms, wanted.plannedFor ?? now);
  const guests = await mapInTurns(list.guests, (guest) => {
    const facts = factsOf(guest, known.get(guest.phone), today);
    const how = { decision: decider.decide(facts), plannedFor: wanted.plannedFor };
    return decidedGuest(guest, facts, { ...how, known: known.get(guest.phone) });
  });
  const lapsed = list.guests.filter(({ visits }) =>
    isLapsed({ visits, today, rule: body.lapsed_rule }),
  ).length;
  return {
    rows: list.rows,
    duplicates: list.duplicates,
    lapsed,
    errors: list.problems.slice(0, MOST_ERRORS).map(({ message }) => message),
    errorsTotal: list.problems.length,
    guests,
    willCostCents: decider.costCents(),
    listCostCents: roundedCents(lapsed * terms.textCents),
    terms: storedTerms(terms),
    country,
  };
}

/**
 * Combines the list with what we know about the guest. The owner declares that everyone on the list has agreed,
 * except guests marked as refusing.
 */
function factsOf(listed: ListedGuest, known: KnownGuest | undefined, today: string): SendFacts {
  const { row, optOut } = known ?? {};
  return {
    phone: listed.phone,
    isDuplicate: false,
    hasOptedOut: listed.refuses || optOut !== undefined,
    hasConsent: true,
    mayBeMobile: listed.mayBeMobile && row?.is_landline !== true,
    isForeign: listed.isForeign,
    visits: allDays(listed.visits, row?.order_dates),
    lastWinBackAt: row?.win_back === undefined ? undefined : new Date(row.win_back.at),
    isHeldBack: row?.trial?.group === 'held_back' && today <= row.trial.until,
  };
}

function allDays(listed: readonly string[], known: ReadonlySet<string> | undefined): readonly string[] {
  return known === undefined ? listed : [...new Set([...listed, ...known])].sort();
}

function termsOf(
  { campaignId, body, profile, ownWeek, text }: Wanted,
  today: string,
  keepsQuietHours: boolean,
): CampaignTerms {
  return {
    campaignId,
    restaurant: { ...textingPlaceOf(profile), ownWeek },
    today,
    lapsedRule: body.lapsed_rule,
    holdOutPercent: body.holdout_percent,
    textCents: smsCostCents(smsSegments(text).segments, today),
    budgetCents: body.budget_cents,
    keepsQuietHours,
  };
}

function storedTerms(terms: CampaignTerms): ListHead['terms'] {
  return {
    campaign_id: terms.campaignId,
    time_zone: terms.restaurant.timeZone,
    state: terms.restaurant.state,
    ...(terms.restaurant.ownWeek !== undefined && { own_week: [...terms.restaurant.ownWeek] }),
    today: terms.today,
    lapsed_rule: terms.lapsedRule,
    hold_out_percent: terms.holdOutPercent,
    text_cents: terms.textCents,
    ...(terms.budgetCents !== undefined && { budget_cents: terms.budgetCents }),
    keeps_quiet_hours: terms.keepsQuietHours,
  };
}

function decidedGuest(
  listed: ListedGuest,
  facts: SendFacts,
  how: { decision: SendDecision; plannedFor: Date | undefined; known: KnownGuest | undefined },
): DecidedGuest {
  const { decision, plannedFor, known } = how;
  const { phone, isDuplicate: _none, lastWinBackAt, ...others } = facts;
  return {
    phone,
    name: listed.name,
    listed: listed.visits,
    refuses: listed.refuses,
    facts: {
      ...others,
      visits: [...others.visits],
      ...(lastWinBackAt !== undefined && { lastWinBackAt: lastWinBackAt.toISOString() }),
    },
    wasKnown: known?.row !== undefined,
    ...actionOf(decision, plannedFor),
  };
}

/** Holds a text until the planned time if it could be sent then. */
function actionOf(decision: SendDecision, plannedFor: Date | undefined) {
  if (decision.action === 'hold') {
    return { action: decision.action, rule: decision.rule, until: decision.until.toISOString() };
  }
  if (decision.action === 'skip') return { action: decision.action, rule: decision.rule };
  if (plannedFor === undefined) return { action: decision.action };
  return { action: 'hold' as const, rule: 'scheduled' as const, until: plannedFor.toISOString() };
}

/** Rounds to a hundredth of a cent. */
function roundedCents(cents: number): number {
  return Math.round(cents * 100) / 100;
}
