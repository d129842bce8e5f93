import { expect, test } from 'vitest';
import { type Angle, angleOf } from './angles.ts';
import type { PostSlot } from './post-slots.ts';
import { createTopicSupply } from './topic-supply.ts';

const dish = (name: string): Angle =>
  angleOf('dish', name, { dishes: [{ name, description: '', price: '', availability: '' }] });
const slot = (platform: PostSlot['platform'], date: string): PostSlot => ({
  platform,
  date,
  week: 1,
  time: '11:00',
  reason: '',
});

test('what was told longest ago comes first where nothing is new', () => {
  const { next } = createTopicSupply([dish('Pho'), dish('Banh mi')], () => true);
  const days = ['2027-03-01', '2027-03-04', '2027-03-07', '2027-03-09'];
  const platforms = ['facebook', 'instagram', 'tiktok', 'email'] as const;
  const told = platforms.map((platform, index) => next(slot(platform, days[index] ?? ''))?.about);
  expect(told).toEqual(['Pho', 'Banh mi', 'Pho', 'Banh mi']);
});

test('a platform is not told the same again within days, and is after more than a week', () => {
  const { next } = createTopicSupply([dish('Pho')], () => true);
  expect(next(slot('facebook', '2027-03-01'))?.about).toBe('Pho');
  expect(next(slot('facebook', '2027-03-05'))).toBeUndefined();
  expect(next(slot('facebook', '2027-03-12'))?.about).toBe('Pho');
});

test('what there is none of on a day is not told on it', () => {
  const { next } = createTopicSupply([dish('Pho'), dish('Banh mi')], ({ name }) => name !== 'Pho');
  expect(next(slot('facebook', '2027-03-01'))?.about).toBe('Banh mi');
});
