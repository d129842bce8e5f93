import { expect, test } from 'vitest';
import { findPhotoRefusal } from './find-photo-refusal.ts';

const TEN_MEGABYTES = 10_485_760;

test('JPEG and PNG are accepted, other types are rejected with the spec’s message', () => {
  expect(findPhotoRefusal({ type: 'image/jpeg', size: 1 })).toBeUndefined();
  expect(findPhotoRefusal({ type: 'image/png', size: 1 })).toBeUndefined();
  for (const type of ['image/gif', 'image/webp', 'application/pdf', '']) {
    expect(findPhotoRefusal({ type, size: 1 })).toBe('Please select a JPEG or PNG image file.');
  }
});

test('a file must be under 10 MB, to the byte', () => {
  expect(findPhotoRefusal({ type: 'image/png', size: TEN_MEGABYTES - 1 })).toBeUndefined();
  expect(findPhotoRefusal({ type: 'image/png', size: TEN_MEGABYTES })).toBe(
    'File size must be less than 10MB.',
  );
});

test('an empty file isn’t sent', () => {
  expect(findPhotoRefusal({ type: 'image/png', size: 0 })).toMatch(/couldn’t open/);
});
