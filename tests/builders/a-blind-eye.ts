import type { Inspect } from '#functions/platform/ai/inspection.ts';

/** Finds nothing in any text. */
export const aBlindEye: Inspect = async () => [];
