/** A Graph API call and its answer. */
export type GraphCall = { method: string; path: string; fields: Record<string, string>; token: string };
export type GraphAnswer = { status?: number; body: unknown };
