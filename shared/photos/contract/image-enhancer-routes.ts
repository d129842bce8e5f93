import * as z from 'zod/mini';
import { WHOLE_NUMBER } from '#shared/contract/field-messages.ts';
import { defineRoutes, forOwner } from '#shared/contract/route.ts';
import { groupDigits } from '#shared/format/group-digits.ts';
import { SiteImageSchema } from '#shared/images/contract/site-image.ts';
import { UPLOAD_LIMITS } from '#shared/images/contract/upload.ts';
import {
  CropEnhancedImageSchema,
  ENHANCEMENT_MESSAGES,
  EnhancedImageSchema,
  EnhanceImageSchema,
  EnhancementSchema,
  MAX_PHOTO_PIXELS,
  PhotoCropSchema,
  UpdateEnhancedImageSchema,
  UseEnhancedImageSchema,
} from './enhancement.ts';

const IdParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) });
const ImageAnswer = z.object({ data: EnhancedImageSchema });
const READ = { rate: 200, burst: 400 };
const CHANGE = { rate: 20, burst: 40 };

export const imageEnhancerRoutes = defineRoutes({
  enhanceImage: {
    summary:
      'Enhance a photo. Send a form with the file, or JSON with the ID of a finished upload or an enhanced photo. Requests can be up to about 4.5 MB. Use `createUpload` for larger files. Rejected photos don’t count toward your usage.',
    ...forOwner('POST', '/ai/content/image-enhancement'),
    isRefusedWhileSuspended: true,
    body: EnhanceImageSchema,
    multipart: {
      fileField: 'file',
      maxBytes: UPLOAD_LIMITS.food_photo.maxBytes,
      rule: {
        types: UPLOAD_LIMITS.food_photo.types,
        description: `A photo with up to ${groupDigits(MAX_PHOTO_PIXELS)} pixels.`,
      },
      messages: ENHANCEMENT_MESSAGES,
    },
    status: 201,
    response: z.object({ data: EnhancementSchema }),
    errors: [
      'feature_off',
      'plan_needed',
      'plan_used_up',
      'budget_reached',
      'not_found',
      'invalid_image',
      'unsupported_image',
      'payload_too_large',
      'image_limit',
    ],
    defaultError: 'Image enhancement failed',
    limit: 'uploads',
    throttle: CHANGE,
  },
  listEnhancedImages: {
    summary: 'List the restaurant’s enhanced photos, newest first.',
    ...forOwner('GET', '/ai/content/images'),
    query: z.strictObject({
      limit: z._default(z.coerce.number().check(z.int(WHOLE_NUMBER), z.gte(1), z.lte(100)), 50),
      cursor: z.optional(z.string().check(z.maxLength(200))),
    }),
    status: 200,
    response: z.object({
      data: z.object({ images: z.array(EnhancedImageSchema), next_cursor: z.optional(z.string()) }),
    }),
    errors: [],
    defaultError: 'Failed to fetch images',
    throttle: READ,
  },
  getEnhancedImage: {
    summary: 'Get one enhanced photo.',
    ...forOwner('GET', '/ai/content/images/{id}'),
    params: IdParams,
    status: 200,
    response: ImageAnswer,
    errors: ['not_found'],
    defaultError: 'Failed to fetch images',
    throttle: READ,
  },
  updateEnhancedImage: {
    summary: 'Choose the enhanced photo or the original, and set its description.',
    ...forOwner('PATCH', '/ai/content/images/{id}'),
    params: IdParams,
    body: UpdateEnhancedImageSchema,
    status: 200,
    response: ImageAnswer,
    errors: ['not_found'],
    defaultError: 'We couldn’t save the image. Try again.',
    throttle: CHANGE,
  },
  cropEnhancedImage: {
    summary:
      'Crop the chosen version at full resolution for delivery apps and social platforms. Crops are deleted with the photo.',
    ...forOwner('POST', '/ai/content/images/{id}/crops'),
    params: IdParams,
    body: CropEnhancedImageSchema,
    status: 200,
    response: z.object({ data: z.object({ crops: z.array(PhotoCropSchema) }) }),
    errors: ['not_found', 'invalid_image', 'unsupported_image'],
    defaultError: 'We couldn’t crop the image. Try again.',
    audit: false,
    limit: 'uploads',
    throttle: CHANGE,
  },
  useEnhancedImage: {
    summary:
      'Add the chosen version to the image library for websites, dishes, and ads. Repeated calls add it once.',
    ...forOwner('POST', '/ai/content/images/{id}/use'),
    params: IdParams,
    body: UseEnhancedImageSchema,
    status: 201,
    response: z.object({ data: SiteImageSchema }),
    errors: ['not_found', 'invalid_image', 'unsupported_image', 'image_limit'],
    defaultError: 'We couldn’t add the image to your library. Try again.',
    limit: 'uploads',
    throttle: CHANGE,
  },
  deleteEnhancedImage: {
    summary:
      'Delete an enhanced photo with its original and crops. Copies in the image library aren’t deleted.',
    ...forOwner('DELETE', '/ai/content/images/{id}'),
    params: IdParams,
    status: 200,
    response: z.object({ message: z.string() }),
    errors: ['not_found'],
    defaultError: 'Failed to delete image',
    throttle: CHANGE,
  },
});
