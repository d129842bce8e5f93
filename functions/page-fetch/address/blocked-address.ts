import type { BlockReason } from '#functions/modules/page-facts/page-reading.ts';

/** Thrown before anything is sent. */
export class BlockedAddress extends Error {
  readonly reason: BlockReason;

  constructor(reason: BlockReason) {
    super(`The address is not one of the public web: ${reason}.`);
    this.reason = reason;
  }
}
