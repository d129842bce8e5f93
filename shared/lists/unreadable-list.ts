/** The file has no readable list. The message says what to do. */
export class UnreadableList extends Error {
  override readonly name = 'UnreadableList';
}

export const CSV_OR_EXCEL = 'Please upload a CSV or .xlsx file';
