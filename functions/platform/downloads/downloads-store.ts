/** One file on its way out: `key` below `downloads/`, `filename` as the owner's browser saves it. */
export type Download = { key: string; filename: string; contentType: string };

/** The part of the transfers bucket from which owners fetch what was packed for them. Gone after a day. */
export type DownloadsStore = {
  /** Stores the parts in order without holding all of them at once. Throws `AppError('unavailable')`. */
  put: (download: Download, parts: AsyncIterable<Uint8Array>) => Promise<void>;
  /** An address that gives the file to anyone who has it, for so many seconds. */
  link: (download: Download, seconds: number) => Promise<string>;
};

export type DownloadsSettings = {
  bucketName: string;
  forcePathStyle: boolean;
  /** Where browsers reach the bucket, if not where we do. */
  publicEndpoint?: string | undefined;
};
