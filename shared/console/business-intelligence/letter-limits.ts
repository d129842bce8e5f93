/** Character limits of an email to an owner. */
export const SUBJECT_MAX_LENGTH = 120;
export const LETTER_MAX_LENGTH = 4_000;
