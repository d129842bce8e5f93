import type { UploadPurpose } from '#shared/images/contract/upload.ts';

/** A file on its way in. The restaurant comes from the caller's token, so that nobody names another's file. */
export type UploadKey = { restaurantId: string; uploadId: string };

export type PermittedFile = { filename: string; contentType: string; maxBytes: number; minutes: number };

export type StoredUpload = { bytes: Uint8Array; filename: string };

/** Files as owners sent them, below `uploads/<restaurant>/<upload id>`. */
export type UploadsStore = {
  /** A form that lets a browser send one file of this type, of 1 to `maxBytes` bytes, to the upload's own key. */
  permit: (key: UploadKey, file: PermittedFile) => Promise<{ url: string; fields: Record<string, string> }>;
  /** Throws `AppError('payload_too_large')` for a file that is larger than one of this purpose may be. */
  find: (key: UploadKey, purpose: UploadPurpose) => Promise<StoredUpload | undefined>;
  /** Deleting what is not there is no failure. */
  delete: (key: UploadKey) => Promise<void>;
};

export type UploadsSettings = {
  bucketName: string;
  forcePathStyle: boolean;
  /** Where browsers reach the bucket, when that is not where the function does. */
  publicEndpoint?: string | undefined;
};
