import { expect, test } from 'vitest';
import { featureName } from './feature-name.ts';

test('only the first underscore of a feature becomes a space', () => {
  expect(featureName('image_enhancement')).toBe('IMAGE ENHANCEMENT');
  expect(featureName('one_two_three')).toBe('ONE TWO_THREE');
});
