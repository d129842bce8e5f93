import type { AiFeature } from '#shared/features/ai-features.ts';

/** The restaurant and the feature that is used. */
export type MeteredUse = { feature: AiFeature; restaurantId: string };

/** The usage of a language model. `costMicros`: in millionths of a dollar. */
export type ModelUse = {
  inputTokens: number;
  outputTokens: number;
  costMicros: number;
  /** False if its price is unknown, so its cost counts as 0. */
  hasPrice: boolean;
  /**
   * One per request, in order. `failure`: why the model didn’t answer. `unusable`: why its answer couldn’t be used.
   * Empty without a request.
   */
  outcomes: readonly { failure?: string; unusable?: string }[];
};

/** The result and usage of a call. `costMicros`: in millionths of a dollar. */
export type MeteredCall<Result> = {
  result: Result;
  costMicros: number;
  hasFailed: boolean;
  /** Canceled, or nothing was written. Records cost and the model's failures, but doesn't count as a use. */
  isNoUse?: boolean;
  /** Model texts that weren’t used because they made unsupported claims. */
  rejectedTexts?: number;
  /** The language model's usage. Absent if none is configured. */
  model?: ModelUse;
};

/** Checks and counts calls that generate or grade something. */
export type Meter = {
  /**
   * Counts the use, makes the call, and records its usage. Throws `AppError('feature_off')`, `plan_needed`,
   * `plan_used_up`, `budget_reached`, or `too_many_requests` before the call. A call that refuses before any work
   * costs nothing.
   */
  measure: <Result>(use: MeteredUse, call: () => Promise<MeteredCall<Result>>) => Promise<Result>;
  /** Throws what `measure` would throw, but counts nothing. For work that is only requested now. */
  check: (use: MeteredUse) => Promise<void>;
  /**
   * Refunds a use whose result wasn't delivered, for the plan and the day. The hourly count stays, so that
   * canceling can't bypass the hourly limit. Repeating it with the same ID is safe.
   */
  giveBack: (use: MeteredUse, counted: CountedUse) => Promise<void>;
  /**
   * Reserves a part of the month's budget for a model call, in millionths of a dollar. The returned function
   * settles the actual cost. An unsettled reservation expires after some minutes. Throws
   * `AppError('budget_reached')`.
   */
  reserve: (micros: number) => Promise<(costMicros: number) => Promise<void>>;
};

/** When a use was counted, and the ID for its refund. */
export type CountedUse = { at: Date; id: string };
