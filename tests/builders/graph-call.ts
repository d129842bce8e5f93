/** A call of the Graph API, and what it is answered with. */
export type GraphCall = { method: string; path: string; fields: Record<string, string>; token: string };
export type GraphAnswer = { status?: number; body: unknown };
