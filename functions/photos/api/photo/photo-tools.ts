import { type CropRequest, type MadeCrop, makeCrop } from '#functions/photos/api/make-crop.ts';
import { type EnhancePhoto, enhancePhoto } from './enhance-photo.ts';
import {
  encodeOriginal,
  inspectPhoto,
  makeSmaller,
  makeThumbnail,
  type PhotoFormat,
  type PhotoHeader,
} from './photo-files.ts';

/** Everything that needs the decoders. Only calls that process pixels load it. */
export type PhotoTools = {
  inspectPhoto: (bytes: Uint8Array) => Promise<PhotoHeader>;
  enhancePhoto: EnhancePhoto;
  encodeOriginal: (bytes: Uint8Array, format: PhotoFormat) => Promise<Buffer>;
  makeSmaller: (bytes: Uint8Array) => Promise<Buffer>;
  makeThumbnail: (bytes: Uint8Array) => Promise<Buffer>;
  makeCrop: (request: CropRequest) => Promise<MadeCrop>;
};

export const photoTools: PhotoTools = {
  inspectPhoto,
  enhancePhoto,
  encodeOriginal,
  makeSmaller,
  makeThumbnail,
  makeCrop,
};
