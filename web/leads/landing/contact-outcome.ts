export const FAILED = 'We couldn’t send your question. Check your connection and try again.';

/** The fields of the contact form. */
export type Name = 'email' | 'message' | 'name' | 'restaurant';
/** The errors by field name; '' is the whole form. */
export type Errors = Readonly<Partial<Record<Name | '', string>>>;
/** `sent`: the message after the question has arrived. */
export type Outcome = { sent?: string; errors: Errors };
