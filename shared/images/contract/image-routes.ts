import * as z from 'zod/mini';
import { WHOLE_NUMBER } from '#shared/contract/field-messages.ts';
import { defineRoutes, forAnyone, forOwner } from '#shared/contract/route.ts';
import {
  ACCEPTED_IMAGE_TYPES,
  IMAGE_MESSAGES,
  ImageTypeSchema,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_EDGE,
  MIN_IMAGE_EDGE,
  SiteImageSchema,
  UploadImageSchema,
} from './site-image.ts';
import { CreateUploadSchema, UploadSchema } from './upload.ts';

const IdParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(300)) });

export const imageRoutes = defineRoutes({
  createUpload: {
    summary:
      'Get a form for uploading a file directly to storage. The purpose determines the allowed types and size.',
    ...forOwner('POST', '/uploads'),
    body: CreateUploadSchema,
    status: 201,
    response: z.object({ data: UploadSchema }),
    errors: [],
    defaultError: 'We couldn’t prepare the upload. Try again.',
    audit: false,
    limit: 'uploads',
    throttle: { rate: 50, burst: 100 },
  },
  uploadImage: {
    summary:
      'Add an image. Send JSON with the ID of a finished upload, or the file as multipart form data. Requests can be up to about 4.5 MB. Use `createUpload` for larger files.',
    ...forOwner('POST', '/website-builder/upload-image'),
    body: UploadImageSchema,
    multipart: {
      fileField: 'file',
      maxBytes: MAX_IMAGE_BYTES,
      rule: {
        types: ACCEPTED_IMAGE_TYPES,
        description: `An image. Each side must be ${MIN_IMAGE_EDGE} to ${MAX_IMAGE_EDGE} pixels.`,
      },
      messages: IMAGE_MESSAGES,
    },
    status: 201,
    response: z.object({ url: z.string(), filename: z.string(), data: SiteImageSchema }),
    errors: [
      'not_found',
      'invalid_image',
      'unsupported_image',
      'payload_too_large',
      'upload_used',
      'image_limit',
    ],
    defaultError: 'We couldn’t upload the image. Try again.',
    limit: 'uploads',
  },
  listImages: {
    summary: 'List the restaurant’s images, newest first.',
    ...forOwner('GET', '/website-builder/images'),
    query: z.strictObject({
      image_type: z.optional(ImageTypeSchema),
      website_id: z.optional(z.string().check(z.maxLength(100))),
      limit: z._default(z.coerce.number().check(z.int(WHOLE_NUMBER), z.gte(1), z.lte(100)), 50),
      cursor: z.optional(z.string().check(z.maxLength(200))),
    }),
    status: 200,
    response: z.object({
      data: z.object({ images: z.array(SiteImageSchema), next_cursor: z.optional(z.string()) }),
    }),
    errors: [],
    defaultError: 'Failed to fetch images',
    throttle: { rate: 200, burst: 400 },
  },
  getImage: {
    summary: 'Get one image.',
    ...forOwner('GET', '/website-builder/images/{id}'),
    params: IdParams,
    status: 200,
    response: z.object({ data: SiteImageSchema }),
    errors: ['not_found'],
    defaultError: 'Failed to fetch image',
    throttle: { rate: 200, burst: 400 },
  },
  getImageThumbnail: {
    summary: 'Get the thumbnail of an image by ID or path, for an `<img>` tag. Redirects to a permanent URL.',
    ...forAnyone('GET', '/website-builder/images/thumbnail/{id+}'),
    params: IdParams,
    query: z.strictObject({
      size: z._default(z.enum(['small', 'medium', 'large']), 'medium'),
      format: z._default(z.enum(['jpeg', 'webp']), 'jpeg'),
    }),
    status: 302,
    response: z.object({ location: z.string() }),
    errors: ['not_found'],
    defaultError: 'Failed to fetch image',
    throttle: { rate: 500, burst: 1000 },
  },
  deleteImage: {
    summary:
      'Delete an image. If it’s in use, the call fails and lists where it’s used, unless `force` is true.',
    ...forOwner('DELETE', '/website-builder/images/{id}'),
    params: IdParams,
    query: z.strictObject({ force: z._default(z.stringbool(), false) }),
    status: 200,
    response: z.object({ message: z.string() }),
    errors: ['not_found', 'image_in_use'],
    defaultError: 'Failed to delete image',
  },
});
