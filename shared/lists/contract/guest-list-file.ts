/** Bytes of a guest list: strictly below 2 MB (spec, owner tools §5). */
export const MAX_GUEST_LIST_BYTES = 2_097_151;

/** Supported encodings of a list. */
export const GUEST_LIST_ENCODINGS = 'UTF-8, UTF-16, Shift JIS, or Windows-1252';

/** Spec, owner tools §5. */
export const GUEST_LIST_MESSAGES = {
  missing: 'Please upload a customer list CSV file',
  type: 'Please upload a CSV file',
  tooLarge: 'CSV file must be smaller than 2MB',
} as const;

/** The file of a text campaign’s form. */
export const GUEST_LIST_PART = {
  fileField: 'customerList',
  isOptional: true,
  maxBytes: MAX_GUEST_LIST_BYTES,
  rule: {
    types: ['text/csv'],
    description: `A CSV file in ${GUEST_LIST_ENCODINGS}. The header row must have the columns customer_name, phone_number, and last_order_date. We also read columns such as opted_out, unsubscribed, or sms_opt_in. We don’t text guests who opted out.`,
  },
  messages: GUEST_LIST_MESSAGES,
} as const;
