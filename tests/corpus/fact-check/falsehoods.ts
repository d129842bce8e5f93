import type { FactKind } from '#functions/platform/ai/fact-check/fact-source.ts';
import { profileOf, sourceOf, type ToldRestaurant } from './a-told-restaurant.ts';
import type { FalsehoodFrames } from './frames/falsehood-frames.ts';
import { FALSEHOOD_FRAMES } from './frames/frames-of-language.ts';
import { dayName, phonesOf, pricesOf, timesOf } from './spellings.ts';
import { TOLD_RESTAURANTS } from './told-restaurants.ts';
import { type CheckedCase, composedTexts, filled } from './true-texts.ts';

export const FALSEHOOD_KINDS = [
  'price',
  'phone',
  'time',
  'date',
  'address',
  'dish',
  'allergen',
  'award',
  'number',
  'review',
] as const;
export type FalsehoodKind = (typeof FALSEHOOD_KINDS)[number];

/** A true text with one sentence planted in it that is not true of the restaurant. */
export type Planted = CheckedCase & { kind: FalsehoodKind; planted: string };

/** What a finding may be called: a street number is a number, and "two stars" an award. */
export const NAMED_AS: Readonly<Record<FalsehoodKind, readonly FactKind[]>> = {
  price: ['price', 'number'],
  phone: ['phone'],
  time: ['time'],
  date: ['date', 'time'],
  address: ['address', 'name', 'number', 'claim'],
  dish: ['dish', 'name'],
  allergen: ['allergen', 'dish'],
  award: ['award', 'review', 'name', 'number'],
  number: ['number', 'claim'],
  review: ['review', 'award', 'number', 'name'],
};

const PER_KIND = 50;
const pick = <Value>(values: readonly Value[], turn: number): Value => {
  const value = values[turn % values.length];
  if (value === undefined) throw new Error('There is something to pick from.');
  return value;
};

type Planting = { told: ToldRestaurant; frames: FalsehoodFrames; turn: number };

/** Off by a little, by much, or the price of another dish: what a model gets wrong. */
function falsePrice({ told, frames, turn }: Planting): string {
  const dishes = profileOf(told).dishes.filter(({ amount }) => amount !== null);
  const dish = pick(dishes, turn);
  const others = dishes.map(({ amount }) => amount ?? 0).filter((amount) => amount !== dish.amount);
  const own = dish.amount ?? 0;
  const false_ = pick(
    [own + 1, own + 0.5, Math.max(1, Math.round(own - 2)), own * 2, pick(others, turn), Math.round(own) + 7],
    turn + Math.floor(turn / 6),
  );
  const amount = dish.amount === false_ ? false_ + 3 : false_;
  const spellings = pricesOf(amount, told.language, told.currency);
  return filled(pick(frames.price, turn), [dish.name, pick(spellings, Math.floor(turn / 3))]);
}

/** One digit is another. */
function falsePhone({ told, frames, turn }: Planting): string {
  const spelling = pick(phonesOf(told.phone), turn);
  const places = [...spelling.matchAll(/\d/g)].map(({ index }) => index).slice(-6);
  const at = pick(places, turn);
  const digit = (Number(spelling[at]) + 1 + (turn % 8)) % 10;
  return filled(pick(frames.phone, turn), [`${spelling.slice(0, at)}${digit}${spelling.slice(at + 1)}`]);
}

function falseTime({ told, frames, turn }: Planting): string {
  const { services, closed_days } = profileOf(told);
  if (turn % 3 === 2 && closed_days.length > 0)
    return filled(pick(frames.days, turn), [dayName(pick(closed_days, turn), told.language)]);
  const known = new Set(
    services
      .flatMap(({ opens, closes }) => [opens, closes ?? ''])
      .flatMap((time) => [time, shifted(time, 12)]),
  );
  const notes = told.notes.join(' ');
  const isOpening = turn % 2 === 0;
  const times = ['06:30', '10:00', '15:30', '16:30', '01:00', '05:00', '22:30', '20:30'].filter(
    (time) => !known.has(time) && !notes.includes(String(Number(time.slice(0, 2)) % 12)),
  );
  const spellings = timesOf(pick(times, turn), told.language);
  return filled(pick(isOpening ? frames.opens : frames.closes, turn), [
    pick(spellings, Math.floor(turn / 2)),
  ]);
}

function shifted(time: string, hours: number): string {
  return `${String((Number(time.slice(0, 2)) + hours) % 24).padStart(2, '0')}${time.slice(2)}`;
}

/** What is so for this restaurant cannot be planted there. */
function isTrue(planted: string, told: ToldRestaurant): boolean {
  const record = JSON.stringify([told.dishes, told.story, told.notes]).toLowerCase();
  const telling =
    planted
      .toLowerCase()
      .match(
        /duck|sandwich|lobster|pizza|champagn|paella|sushi|queso|ravioli|risotto|barolo|mousse|tiramis/g,
      ) ?? [];
  return telling.some((word) => record.includes(word));
}

function plantedSentence(kind: FalsehoodKind, planting: Planting): string {
  if (kind === 'price') return falsePrice(planting);
  if (kind === 'phone') return falsePhone(planting);
  if (kind === 'time') return falseTime(planting);
  const { frames, turn, told } = planting;
  const others = frames[kind].filter((frame) => !isTrue(frame, told));
  return pick(others, turn);
}

/** 50 of each kind, over all restaurants in turn. Stable. */
export function plantedFalsehoods(): Planted[] {
  return FALSEHOOD_KINDS.flatMap((kind) =>
    Array.from({ length: PER_KIND }, (_, index): Planted => {
      const told = pick(TOLD_RESTAURANTS, index);
      const frames = FALSEHOOD_FRAMES[told.language];
      if (frames === undefined) throw new Error('There are frames for each language.');
      const planted = plantedSentence(kind, {
        told,
        frames,
        turn: index + Math.floor(index / TOLD_RESTAURANTS.length),
      });
      const page = composedTexts(told).filter(({ source }) => source.profile !== undefined);
      const text = pick(page, index).text;
      return { kind, planted, text: `${text} ${planted}`, source: sourceOf(told) };
    }),
  );
}
