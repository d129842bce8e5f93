/** `1,234`. Without `Intl`, which takes about 10 ms to load, because contracts load at every cold start. */
export const groupDigits = (count: number | string): string =>
  String(count).replace(/\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/g, ',');
