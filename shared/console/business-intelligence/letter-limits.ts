/** Letters that a letter to an owner may have: of its subject, and in all. */
export const SUBJECT_MAX_LENGTH = 120;
export const LETTER_MAX_LENGTH = 4_000;
