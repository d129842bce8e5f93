import { type EnhancePhoto, enhancePhoto } from './enhance-photo.ts';
import { encodeOriginal, inspectPhoto, makeSmaller, type PhotoFormat } from './photo-files.ts';

/** What needs the decoders, in one: only the calls that work on pixels load them. */
export type PhotoTools = {
  inspectPhoto: (bytes: Uint8Array) => Promise<PhotoFormat>;
  enhancePhoto: EnhancePhoto;
  encodeOriginal: (bytes: Uint8Array, format: PhotoFormat) => Promise<Buffer>;
  makeSmaller: (bytes: Uint8Array) => Promise<Buffer>;
};

export const photoTools: PhotoTools = {
  inspectPhoto,
  enhancePhoto,
  encodeOriginal,
  makeSmaller,
};
