import { findDish } from '#functions/ai/design/dishes/dishes.ts';
import { type CheckedSentence, type CheckedText, finding, isWithin, type Judge } from '../checked-text.ts';
import type { DishMention, KnownDish } from '../known-dishes.ts';
import type { Part } from '../readers/fact-token.ts';
import type { Word } from '../text/word-forms.ts';
import { foodWordsOf, GERMAN_HEADS, singularsOf } from '../vocabulary/food-words.ts';

const LONGEST_DISH_WORDS = 4;
/** Leads to what a dish holds: "carbonara with mushrooms". */
const HOLDS =
  /(?<![a-z])(?:with|made (?:with|of|from)|topped|filled|stuffed|contains?|containing|includes?|including|in a|tossed|served with|con|rellen[oa]|lleva|avec|garnie?|contient|farcie?|ripien[oa]|contiene|condit[oa]|mit|gefullt|enthalt|aus)(?![a-z])/;
/** Names of cooks everywhere that are ordinary words, too. */
const NO_DISH = new Set([
  'the',
  'table',
  'breakfast',
  'brunch',
  'pie',
  'scoop',
  'pint',
  'tea',
  'chips',
  'fish',
  'wings',
  'dessert',
  'desserts',
  'bravas',
  'gilda',
  'pide',
  'pides',
  'piden',
  'latte',
  'adobo',
  'jus',
]);

type Food = Part & { stems: readonly string[] };

/** Everything in a sentence that can be eaten or drunk. */
function foodsIn({ facts, text }: CheckedText, { words }: CheckedSentence): Food[] {
  const { language } = facts.reading;
  const known = foodWordsOf(language);
  const isFood = (word: string) =>
    singularsOf(word, language).some((form) => known.has(form)) ||
    (language === 'de' && GERMAN_HEADS.test(word));
  const foods: Food[] = words
    .filter(({ word, stem }) => word.length > 2 && (isFood(word) || facts.ingredients.has(stem)))
    .map(({ start, end, stem }) => ({ start, end, stems: [stem] }));
  for (let at = 0; at < words.length; at++) {
    for (let length = 1; length <= LONGEST_DISH_WORDS && at + length <= words.length; length++) {
      const [first, last] = [words[at], words[at + length - 1]];
      if (first === undefined || last === undefined) break;
      const name = text.slice(first.start, last.end);
      if (NO_DISH.has(name) || (length === 1 && name.length < 4) || findDish(name) === undefined) continue;
      foods.push({
        start: first.start,
        end: last.end,
        stems: words
          .slice(at, at + length)
          .filter(isTelling)
          .map(({ stem }) => stem),
      });
    }
  }
  return foods;
}

const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/;
const isTelling = ({ word }: Word) => word.length > 3 && !WEEKDAY.test(word);

/** What a dish is said to hold must stand in its own words, not in those of another one. */
function isKnownFood(checked: CheckedText, sentence: CheckedSentence, food: Food): boolean {
  const { facts, text } = checked;
  if (sentence.mentions.some((mention) => mention.isWhole && isWithin(food, mention))) return true;
  if (sentence.mentions.every(({ isWhole }) => !isWhole) && isOfSubject(checked, sentence, food)) return true;
  if (isAnswer(checked, sentence)) return isOfSubject(checked, sentence, food);
  const last = sentence.mentions.findLast(
    ({ start, end, isWhole, dishes }) =>
      end <= food.start &&
      (isWhole ||
        (dishes.length === 1 &&
          isFirstOf(checked, dishes[0], start) &&
          !isOfOther(sentence, { start, end }))),
  );
  const between = last === undefined ? '' : text.slice(last.end, food.start);
  if (last !== undefined && LISTED.test(between))
    return (
      last.dishes.some((dish) => isSaidOf(food, dish.stems)) ||
      sentence.mentions.some((mention) => isHeadOf(food, mention))
    );
  if (
    last !== undefined &&
    isHeld(between) &&
    !/[.;:!?\n)]|\p{Extended_Pictographic}|\b(?:then|or|oder|ou|o|and (?:a|the|our))\b/u.test(between)
  ) {
    return (
      last.dishes.some((dish) => isSaidOf(food, dish.stems)) ||
      (facts.dishes.length === 0 && isSaidOf(food, facts.stems))
    );
  }
  const ofPart = sentence.mentions.find(
    ({ start, end, isWhole }) => !isWhole && start < food.start && OF.test(text.slice(end, food.start)),
  );
  if (ofPart !== undefined) return ofPart.dishes.some((dish) => isSaidOf(food, dish.stems));
  return isSaidOf(food, facts.stems) || isPartOfCompound(checked, food);
}

const isOfSubject = (_checked: CheckedText, { subjects }: CheckedSentence, food: Food) =>
  subjects.some((dish) => isSaidOf(food, dish.stems));

const ANSWERS = /^(?:al|alla|all'|con|mit|au|aux|avec|with)(?![a-z])/;

/** "Il brasato? Al Barolo …": with what the dish of the question before is made. */
const isAnswer = ({ text }: CheckedText, { start, subjects, mentionsBefore, mentions }: CheckedSentence) =>
  subjects.length > 0 &&
  mentionsBefore.length > 0 &&
  mentions.every(({ isWhole }) => !isWhole) &&
  /\?\s?$/.test(text.slice(Math.max(0, start - 3), start)) &&
  ANSWERS.test(text.slice(start, start + 6));

/** "On a potato bun" speaks of the sandwich, not of the potato salad; a word of the house's name of no dish. */
function isOfOther({ names, mentions, words }: CheckedSentence, part: Part): boolean {
  if (names.some((name) => isWithin(part, name))) return true;
  const stem = words.find(({ start }) => start === part.start)?.stem ?? '';
  return mentions.some(
    ({ isWhole, end, dishes }) => isWhole && end <= part.start && dishes.some(({ stems }) => stems.has(stem)),
  );
}

/** A dish is called by the first word of its name. */
const isFirstOf = ({ text }: CheckedText, dish: KnownDish | undefined, start: number) =>
  dish?.name[0] !== undefined && text.startsWith(dish.name[0], start);

/** "Onigiri appreciation post: rice, plum …": what a colon leads to is in the dish, or is another one. */
const LISTED = /^[^.!?;:\n\d]{0,48}:\s[^.!?;:\n\d]{0,80}$/;

const isHeadOf = ({ stems }: Food, { dishes, start, end }: DishMention) =>
  end > start && dishes.some(({ name }) => stems.includes(name.at(-1) ?? ''));

/** "Cheesecake without the cheese": what a vegan kitchen does not have. */
function isVeganDenial({ facts, text }: CheckedText, { start }: Food): boolean {
  const isVegan = facts.profile?.diets.includes('vegan') === true;
  return isVegan && DENIED.test(text.slice(Math.max(0, start - 24), start));
}
const COMPARED =
  /(?<![a-z])(?:better than|instead of|rather than|beats?|forget|goodbye|than|mejor que|en vez de|en lugar de|mieux que|plutot que|au lieu de|meglio di|invece di|anziche|statt|besser als)\s(?:(?:a|an|any|another|the|that|your|un[ae]?|les?|la|el|los|das|die|der|de)\s)?$/;

/** "Better than cereal": of what nobody serves. */
const isCompared = ({ text }: CheckedText, { start }: Food) =>
  COMPARED.test(text.slice(Math.max(0, start - 28), start));

const DENIED =
  /(?<![a-z])(?:without|no|zero|sans|sin|senza|ohne|kein|keine|not)\s(?:(?:the|any|le|la|les|el|il|lo)\s)?$/;

/** "Croquetas de …": what they are made of is that dish's. */
const OF = /^\s(?:de|di|d'|al|alla|aux?|a la|of|mit|vom)\s?$/;
/** How far behind "with" a food is still held by the dish. */
const HELD = 40;

/** "Tacos on flour tortillas" */
const ON =
  /^s?\s(?:vom|von der|al|alla|allo|ai|aux?|a la)\s|^s?\s(?:(?:come|comes|served|laid|piled|spooned|ladled|stacked|layered) )?(?:on|over|atop|sobre|sur|auf)\s/;

function isHeld(between: string): boolean {
  if (ON.test(between)) return true;
  const holds = HOLDS.exec(between);
  return holds !== null && between.length - holds.index <= HELD;
}

/** "Knödel" stands in "Kartoffelknödel", "shake" in "milkshake". */
function isPartOfCompound({ facts }: CheckedText, { stems }: Food): boolean {
  const isGerman = facts.reading.language === 'de';
  const known = [...facts.stems];
  return stems
    .map((stem) => SAME_FOOD[stem] ?? stem)
    .every(
      (stem) =>
        stem.length >= (isGerman ? SHORTEST_PART : SHORTEST_TAIL) &&
        known.some(
          (one) => !NO_COMPOUND.has(one) && (one.endsWith(stem) || (isGerman && one.startsWith(stem))),
        ),
    );
}
const SAME_FOOD: Readonly<Record<string, string>> = { soss: 'sauc', sosse: 'sauc' };
const SHORTEST_PART = 3;
const SHORTEST_TAIL = 4;
const NO_COMPOUND = new Set(['pineapple', 'pineappl', 'eggplant', 'gingerbread']);

function isSaidOf({ stems }: Food, known: ReadonlySet<string>): boolean {
  return stems.every((stem) => known.has(stem));
}

/** Dishes, drinks and what is in them. */
export const judgeDishes: Judge = (checked, sentence) => {
  const diets = sentence.claims.filter(({ kind }) => kind === 'allergen');
  return foodsIn(checked, sentence)
    .filter((food) => !diets.some((diet) => isWithin(food, diet)))
    .filter((food) => !sentence.names.some((name) => isWithin(food, name)))
    .filter((food) => !isVeganDenial(checked, food) && !isCompared(checked, food))
    .filter((food) => !isKnownFood(checked, sentence, food))
    .map((food) => finding(checked, 'dish', food));
};
