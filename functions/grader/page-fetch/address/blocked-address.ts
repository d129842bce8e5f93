import type { BlockReason } from '#functions/grader/page-facts/page-reading.ts';

/** Thrown before a request is sent. */
export class BlockedAddress extends Error {
  readonly reason: BlockReason;

  constructor(reason: BlockReason) {
    super(`This address isn’t public: ${reason}.`);
    this.reason = reason;
  }
}
