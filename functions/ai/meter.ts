import type { AiFeature } from '#shared/features/ai-features.ts';

/** Whose use of which feature it is. */
export type MeteredUse = { feature: AiFeature; restaurantId: string };

/** What a language model took. `costMicros`: in millionths of a dollar. */
export type ModelUse = {
  inputTokens: number;
  outputTokens: number;
  costMicros: number;
  /** False: its price is unknown, so its cost counts as 0. */
  hasPrice: boolean;
  /**
   * One per request, in order. `failure`: why the model didn’t answer. `unusable`: why its answer couldn’t be used.
   * Empty without a request.
   */
  outcomes: readonly { failure?: string; unusable?: string }[];
};

/** What a call has brought and what it took. `costMicros`: in millionths of a dollar. */
export type MeteredCall<Result> = {
  result: Result;
  costMicros: number;
  hasFailed: boolean;
  /** Nothing was delivered because its caller canceled it: what it took is recorded, and it is no use. */
  isCanceled?: boolean;
  /** Model texts that weren’t used because they made unsupported claims. */
  rejectedTexts?: number;
  /** Of a language model; absent where none is configured. */
  model?: ModelUse;
};

/** Stands in front of every call that generates or grades something. */
export type Meter = {
  /**
   * Counts the use, makes the call, and records what it took. Throws `AppError('feature_off')`, `plan_needed`,
   * `plan_used_up`, `budget_reached` or `too_many_requests` before it. What the call itself refuses before any work costs nothing.
   */
  measure: <Result>(use: MeteredUse, call: () => Promise<MeteredCall<Result>>) => Promise<Result>;
  /** Throws as `measure` would, and counts nothing: for work that is only asked for now. */
  check: (use: MeteredUse) => Promise<void>;
  /**
   * Takes back a use whose result was never delivered: it counts neither for the plan nor for the day. The hour keeps it,
   * so that canceling is no way around the hourly limit. Repeating it with the same id is safe.
   */
  giveBack: (use: MeteredUse, counted: CountedUse) => Promise<void>;
  /**
   * Keeps so much of the month’s budget for a call of a model that begins now, in millionths of a dollar. What it answers
   * settles what the call took. One that is never settled ends after some minutes. Throws `AppError('budget_reached')`.
   */
  reserve: (micros: number) => Promise<(costMicros: number) => Promise<void>>;
};

/** When a use was counted, and the id under which it is taken back once. */
export type CountedUse = { at: Date; id: string };
