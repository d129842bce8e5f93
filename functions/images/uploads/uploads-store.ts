import type { UploadPurpose } from '#shared/images/contract/upload.ts';

/** The key of an upload. The restaurant comes from the caller's token, so callers can't reach another's file. */
export type UploadKey = { restaurantId: string; uploadId: string };

export type PermittedFile = { filename: string; contentType: string; maxBytes: number; minutes: number };

export type StoredUpload = { bytes: Uint8Array; filename: string };

/** Original uploads, below `uploads/<restaurant>/<upload id>`. */
export type UploadsStore = {
  /** A form that lets a browser send one file of this type, of 1 to `maxBytes` bytes, to the upload's key. */
  permit: (key: UploadKey, file: PermittedFile) => Promise<{ url: string; fields: Record<string, string> }>;
  /** Throws `AppError('payload_too_large')` if the file exceeds the limit of its purpose. */
  find: (key: UploadKey, purpose: UploadPurpose) => Promise<StoredUpload | undefined>;
  /** Succeeds if the file doesn't exist. */
  delete: (key: UploadKey) => Promise<void>;
};

export type UploadsSettings = {
  bucketName: string;
  forcePathStyle: boolean;
  /** Where browsers reach the bucket, if the function uses another endpoint. */
  publicEndpoint?: string | undefined;
};
