export const CSV_OR_EXCEL = 'Please upload a CSV or .xlsx file';
