/** `1,234`. Without `Intl`, which takes about 10 ms to load: contracts are read at every cold start. */
export const groupDigits = (count: number | string): string =>
  String(count).replace(/\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/g, ',');
