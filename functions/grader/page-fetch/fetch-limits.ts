/** Limits of one call, whatever the server does. */
export const FETCH_LIMITS = {
  /** For all requests of a call together. */
  totalMilliseconds: 20_000,
  /** For connecting, if another scheme can still be tried. */
  connectMilliseconds: 6_000,
  /** Per page, both transferred and unpacked. */
  maxBytes: 3 * 1024 * 1024,
  maxHeaderBytes: 32 * 1024,
  maxRedirects: 5,
  maxUrlLength: 2048,
  /** Ports of the public web. */
  ports: [80, 443],
};

export type FetchLimits = Readonly<typeof FETCH_LIMITS>;
