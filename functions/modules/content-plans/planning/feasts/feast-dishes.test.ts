import { expect, test } from 'vitest';
import { occasionsBetween } from '#shared/domain/food-calendar/occasions-between.ts';
import { aDish, aProfile } from '#tests/builders/a-profile.ts';
import { feastDishes } from './feast-dishes.ts';

const ITALY = { region: 'IT', languages: ['it'], address: { ...aProfile().address, country: 'IT' } };
const menu = {
  name: 'Menù di Pasqua',
  kind: 'set_menu' as const,
  description: 'Antipasto, due primi, colomba',
  availability: 'il giorno di Pasqua',
  price: '45 €',
  amount: 45,
  is_per_person: true,
};

function namesOn(date: string, id: string, profile = aProfile()) {
  const dated = occasionsBetween({ from: date, to: date, region: profile.region }).find(
    ({ occasion }) => occasion.id === id,
  );
  if (dated === undefined) throw new Error(`The calendar has no ${id} on ${date}.`);
  return feastDishes(profile, dated, profile.dishes).map(({ dish }) => dish.name);
}

test('a menu for Easter is what a post about Easter names, and no other day', () => {
  const house = aProfile({ ...ITALY, menus: [menu] });
  expect(namesOn('2027-03-28', 'easter', house)).toEqual(['Menù di Pasqua']);
  expect(namesOn('2027-03-29', 'easter-monday', house)).not.toContain('Menù di Pasqua');
  expect(namesOn('2026-12-25', 'christmas', house)).not.toContain('Menù di Pasqua');
});

test('drinks and sides are no dish for a feast where there are others', () => {
  const dishes = [
    aDish({ name: 'Chianti', course: 'Wines' }),
    aDish({ name: 'Fries', course: 'Sides' }),
    aDish({ name: 'Roast beef', course: 'Mains' }),
  ];
  expect(namesOn('2027-05-09', 'mothers-day', aProfile({ dishes }))).toEqual(['Roast beef']);
  expect(namesOn('2027-05-09', 'mothers-day', aProfile({ dishes: dishes.slice(0, 1) }))).toEqual(['Chianti']);
});

test('a post about Passover names nothing leavened, whatever the house', () => {
  const dishes = [aDish({ name: 'Bagel with lox' }), aDish({ name: 'Brisket plate' })];
  const deli = aProfile({ kind: 'deli', dishes });
  expect(namesOn('2027-04-21', 'passover', deli)).toEqual(['Brisket plate']);
});

test('a food day names the dishes that it is about on the days on which there are some', () => {
  const dishes = [
    aDish({ name: 'Peach ice cream', availability: 'June to August' }),
    aDish({ name: 'Tiramisù' }),
  ];
  expect(namesOn('2027-07-18', 'us-ice-cream', aProfile({ dishes }))).toEqual(['Peach ice cream']);
});
