/** API Gateway rejects requests that are too large before our functions run, so the web app has this message. */
export const TOO_LARGE = {
  status: 413,
  message: 'That request is too large. Send less data at a time.',
} as const;
