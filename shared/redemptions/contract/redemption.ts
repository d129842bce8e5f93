import * as z from 'zod/mini';
import { CAMPAIGN_TYPES } from '#shared/ads/campaign-status.ts';
import { withoutMailMarks } from '#shared/contract/link-token.ts';
import { CODE_STATES } from '#shared/redemptions/code-state.ts';
import { PROMO_CODE_MAX_LENGTH } from '#shared/redemptions/promo-code.ts';

const CodeSchema = z
  .string('Enter the code.')
  .check(
    z.trim(),
    z.minLength(1, 'Enter the code.'),
    z.maxLength(2 * PROMO_CODE_MAX_LENGTH, 'Check the code and try again.'),
  );

const AMOUNT = 'Enter an amount such as 48.50.';

export const CheckCodeSchema = z.strictObject({ code: CodeSchema });

export const RedeemCodeSchema = z.strictObject({
  code: CodeSchema,
  /** What the guest paid in dollars; absent if not entered. */
  amount: z.optional(
    z.number(AMOUNT).check(z.gte(0, AMOUNT), z.lte(100_000, AMOUNT), z.multipleOf(0.01, AMOUNT)),
  ),
  /** For an ad code: a returning guest, who doesn’t count as new. */
  was_here_before: z.optional(z.boolean('Choose true or false.')),
  /** A UUID version 7 from the register, so that repeated calls count once. */
  redemption_id: z.optional(z.uuidv7('Use a version 7 UUID.')),
});

/** `<restaurant>.<secret>`, from the staff link. */
export const TillTokenSchema = z
  .string()
  .check(
    z.overwrite(withoutMailMarks),
    z.regex(/^[\w-]{1,64}\.[\w-]{20,64}$/, 'This staff link isn’t valid.'),
  );

/** A code as the register shows it. */
export const CheckedCodeSchema = z
  .object({
    code: z.string(),
    state: z.enum(CODE_STATES),
    campaign_id: z.string(),
    campaign_name: z.string(),
    campaign_type: z.enum(CAMPAIGN_TYPES),
    /** The last moment at which it is valid. */
    valid_until: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'CheckedCode' });

export const RedemptionSchema = z
  .object({
    redemption_id: z.string(),
    code: z.string(),
    campaign_id: z.string(),
    campaign_name: z.string(),
    campaign_type: z.enum(CAMPAIGN_TYPES),
    /** In dollars. */
    amount: z.nullable(z.number()),
    /** As staff entered it. */
    was_here_before: z.boolean(),
    redeemed_at: z.iso.datetime(),
    redeemed_by: z.enum(['owner', 'till']),
    undone_at: z.nullable(z.iso.datetime()),
    can_be_undone: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Redemption' });
