/** Limits of one call, whatever the server does. */
export type FetchLimits = {
  /** For all requests of a call together. */
  totalMilliseconds: number;
  /** For connecting, if another scheme can still be tried. */
  connectMilliseconds: number;
  /** Per page, both transferred and unpacked. */
  maxBytes: number;
  maxHeaderBytes: number;
  maxRedirects: number;
  maxUrlLength: number;
  /** Ports of the public web. */
  ports: readonly number[];
};

export const FETCH_LIMITS: FetchLimits = {
  totalMilliseconds: 20_000,
  connectMilliseconds: 6_000,
  maxBytes: 3 * 1024 * 1024,
  maxHeaderBytes: 32 * 1024,
  maxRedirects: 5,
  maxUrlLength: 2048,
  ports: [80, 443],
};
