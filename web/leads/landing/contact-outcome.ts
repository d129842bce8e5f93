export const FAILED = 'We couldn’t send your question. Check your connection and try again.';

/** Fields of the contact form. */
export type Name = 'email' | 'message' | 'name' | 'restaurant';
/** What is wrong, by the name of the field; '' is the form as a whole. */
export type Errors = Readonly<Partial<Record<Name | '', string>>>;
/** `sent`: what the sender reads once the question has arrived. */
export type Outcome = { sent?: string; errors: Errors };
