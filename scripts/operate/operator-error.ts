/** A sentence for the person at the terminal, printed without a stack trace. */
export class OperatorError extends Error {}
