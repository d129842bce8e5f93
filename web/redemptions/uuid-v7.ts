/** UUID version 7 (RFC 9562 §5.7). IDs sort by creation time. */
export function uuidV7(now: Date): string {
  const random = crypto.getRandomValues(new Uint8Array(10));
  const time = now.getTime().toString(16).padStart(12, '0');
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = ((random[2] ?? 0) & 0x3f) | 0x80;
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${hex.slice(1, 4)}`,
    `${variant.toString(16)}${hex.slice(6, 8)}`,
    hex.slice(8, 20),
  ].join('-');
}
