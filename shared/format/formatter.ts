/**
 * Formatters of American English. They are created on first use, because locale data takes about 8 ms to load and would
 * delay cold starts.
 */

export function dateFormatter(options: Intl.DateTimeFormatOptions): (date: Date | number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat('en-US', options);
    return format.format(date);
  };
}

export function numberFormatter(options: Intl.NumberFormatOptions): (figure: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (figure) => {
    format ??= new Intl.NumberFormat('en-US', options);
    return format.format(figure);
  };
}
