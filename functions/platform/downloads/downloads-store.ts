/** A file to download: `key` below `downloads/`, `filename` for the owner's browser. */
export type Download = { key: string; filename: string; contentType: string };

/** The downloads in the transfers bucket. They are deleted after a day. */
export type DownloadsStore = {
  /** Stores the parts in order without holding all in memory. Throws `AppError('unavailable')`. */
  put: (download: Download, parts: AsyncIterable<Uint8Array>) => Promise<void>;
  /** Returns an address that gives the file to everyone who has it, for this many seconds. */
  link: (download: Download, seconds: number) => Promise<string>;
};

export type DownloadsSettings = {
  bucketName: string;
  forcePathStyle: boolean;
  /** The bucket's address for browsers, if it differs from ours. */
  publicEndpoint?: string | undefined;
};
