/** Bytes of a list of guests: strictly below 2 MB (spec, owner tools §5). */
export const MAX_GUEST_LIST_BYTES = 2_097_151;

/** Spec, owner tools §5. */
export const GUEST_LIST_MESSAGES = {
  missing: 'Please upload a customer list CSV file',
  type: 'Please upload a CSV file',
  tooLarge: 'CSV file must be smaller than 2MB',
} as const;
