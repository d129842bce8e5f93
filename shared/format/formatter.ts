/**
 * Formatters of American English that are created at their first use: loading the data of locales takes about 8 ms,
 * which would delay the cold start of every function that imports one.
 */

/** Formats dates and moments. */
export function dateFormatter(options: Intl.DateTimeFormatOptions): (date: Date | number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat('en-US', options);
    return format.format(date);
  };
}

/** Formats numbers. */
export function numberFormatter(options: Intl.NumberFormatOptions): (figure: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (figure) => {
    format ??= new Intl.NumberFormat('en-US', options);
    return format.format(figure);
  };
}
