import * as z from 'zod/mini';
import { AdAccountLost, AdDelayed, AdRefused } from '#functions/ads/provider/ad-provider.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { FACEBOOK_EXPIRED } from '#shared/contract/errors/error-codes.ts';

const GraphErrorSchema = z.object({
  error: z.object({
    message: z.optional(z.string()),
    code: z.number(),
    error_subcode: z.optional(z.number()),
    /** Written for people. */
    error_user_title: z.optional(z.string()),
    error_user_msg: z.optional(z.string()),
    is_transient: z.optional(z.boolean()),
  }),
});

/** Error codes of the Graph API (Marketing API reference, "Error codes"). */
const TOKEN_INVALID = [102, 190];
const TOO_MANY_CALLS = [4, 17, 32, 613, 80004];
const NOT_ALLOWED = [10, 200, 294];
const INVALID_PARAMETER = 100;

export const GRAPH_MESSAGES = {
  token: FACEBOOK_EXPIRED,
  none: 'No Facebook ad account is connected. Connect one in Settings.',
  busy: 'Facebook is limiting requests for your ad account. We’ll try again within the hour.',
  permission:
    'Your Facebook account can’t create ads for this Page. Ask the Page’s admin for permission to advertise.',
  parameter: (detail: string) => `Facebook rejected the ad: ${detail}`,
  other: 'Facebook rejected the ad and didn’t say why. Try again later.',
} as const;

/** Returns the error that a failed answer of the Graph API means for the ad. */
export function graphFailure(answer: unknown, status: number): Error {
  const parsed = GraphErrorSchema.safeParse(answer);
  if (!parsed.success) return new AppError('unavailable', { cause: `HTTP ${status} without error details` });
  const { code, is_transient, error_user_msg, message } = parsed.data.error;
  if (TOKEN_INVALID.includes(code)) return new AdAccountLost(GRAPH_MESSAGES.token);
  if (TOO_MANY_CALLS.includes(code)) return new AdDelayed(GRAPH_MESSAGES.busy);
  if (NOT_ALLOWED.includes(code)) return new AdRefused(GRAPH_MESSAGES.permission);
  if (is_transient === true || code <= 2 || status >= 500) {
    return new AppError('unavailable', { cause: parsed.data.error });
  }
  const detail = error_user_msg ?? (code === INVALID_PARAMETER ? message : undefined);
  return new AdRefused(detail === undefined ? GRAPH_MESSAGES.other : GRAPH_MESSAGES.parameter(detail));
}
