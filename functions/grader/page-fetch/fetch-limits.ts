/** What one call may cost, whatever the other side does. */
export type FetchLimits = {
  /** All requests of a call together. */
  totalMilliseconds: number;
  /** To be connected, where another protocol can still be asked: who is silent so long does not speak this one. */
  connectMilliseconds: number;
  /** Of one page, on the wire and again unpacked. */
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
