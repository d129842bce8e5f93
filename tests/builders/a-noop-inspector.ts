import type { Inspect } from '#functions/ai/inspection.ts';

/** Finds nothing in any text. */
export const aNoopInspector: Inspect = async () => [];
