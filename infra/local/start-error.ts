/** A sentence for the developer; printed without a stack trace. */
export class StartError extends Error {}
