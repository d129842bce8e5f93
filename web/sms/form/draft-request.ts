import type * as z from 'zod/mini';
import { FIELD_EMPTY } from '#shared/contract/field-messages.ts';
import { GUEST_LIST_MESSAGES } from '#shared/lists/contract/guest-list-file.ts';
import { type PreviewSmsSchema, SMS_MESSAGES } from '#shared/sms/contract/sms-campaign.ts';
import type { LapsedRule } from '#shared/sms/win-back/lapsed.ts';
import { type ChosenList, type PreparedList, prepareList } from './prepare-list.ts';

export type TypedWords = { restaurantName: string; offer: string; offerCode: string };

export type CampaignOptions = {
  lapsedRule: LapsedRule;
  holdOutPercent: number;
  /** Each guest gets a unique code. */
  oneCodePerGuest: boolean;
  /** Day and time from the fields, in this device’s time zone; undefined to send now. */
  later: { day: string; time: string } | undefined;
};

export type Draft = {
  typed: TypedWords;
  options: CampaignOptions;
  list: ChosenList | undefined;
  hasConsent: boolean;
};

/** The error of a draft, and the fields where it is repeated. */
export type Failure = { message: string; fields: Readonly<Record<string, string>> };

export type DraftRequest = { body: z.input<typeof PreviewSmsSchema>; list: PreparedList | undefined };

export const DRAFT_MESSAGES = {
  emptyField: FIELD_EMPTY,
  later: 'Choose a date and time',
  consent: 'Confirm that everyone on your list agreed to get your texts.',
  noRecipients: 'We can’t text anyone on this list. Check the preview to see why.',
} as const;

/** The request that previews a draft. The list may be missing. */
export function readForPreview({ typed, options, list }: Draft): DraftRequest | Failure {
  return emptyWords(typed, SMS_MESSAGES.requiredForPreview) ?? toRequest(typed, options, list);
}

/** The request that sends a draft. Everything is required. */
export function readForSending({ typed, options, list, hasConsent }: Draft): DraftRequest | Failure {
  const empty = emptyWords(typed, SMS_MESSAGES.required);
  if (empty !== undefined) return empty;
  if (list === undefined) return { message: GUEST_LIST_MESSAGES.missing, fields: {} };
  const request = toRequest(typed, options, list);
  if (isFailure(request) || hasConsent) return request;
  return { message: DRAFT_MESSAGES.consent, fields: { consent: DRAFT_MESSAGES.consent } };
}

export function isFailure(read: DraftRequest | Failure): read is Failure {
  return 'message' in read;
}

function emptyWords(typed: TypedWords, message: string): Failure | undefined {
  const empty = Object.entries(typed).filter(([, text]) => text.trim() === '');
  if (empty.length === 0) return undefined;
  return { message, fields: Object.fromEntries(empty.map(([name]) => [name, DRAFT_MESSAGES.emptyField])) };
}

function toRequest(
  typed: TypedWords,
  { lapsedRule, holdOutPercent, oneCodePerGuest, later }: CampaignOptions,
  chosen: ChosenList | undefined,
): DraftRequest | Failure {
  const list = chosen && prepareList(chosen);
  if (typeof list === 'string') return { message: list, fields: {} };
  const sendAt = later && sendTime(later);
  if (sendAt === null) return { message: DRAFT_MESSAGES.later, fields: { later: DRAFT_MESSAGES.later } };
  const terms = {
    lapsed_rule: lapsedRule,
    holdout_percent: holdOutPercent,
    one_code_per_guest: oneCodePerGuest,
  };
  return { body: { ...typed, ...terms, ...(sendAt && { send_at: sendAt }) }, list };
}

/** Null if the fields don’t hold a valid time. */
function sendTime({ day, time }: { day: string; time: string }): string | null {
  const at = new Date(`${day}T${time}`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
