import { type Judge, readChecked } from './checked-text.ts';
import type { FactFinding, FactSource } from './fact-source.ts';
import { judgeDatedDays } from './judges/hours/judge-dated-days.ts';
import { judgeTurnedHours } from './judges/hours/judge-turned-hours.ts';
import { judgeAvoidedFoods } from './judges/judge-avoided-foods.ts';
import { judgeClaims } from './judges/judge-claims.ts';
import { judgeContacts } from './judges/judge-contacts.ts';
import { judgeCountsOfYears } from './judges/judge-counts-of-years.ts';
import { judgeDates } from './judges/judge-dates.ts';
import { judgeDays } from './judges/judge-days.ts';
import { judgeDaysOfDishes } from './judges/judge-days-of-dishes.ts';
import { judgeDecades } from './judges/judge-decades.ts';
import { judgeDishes } from './judges/judge-dishes.ts';
import { judgeFrequency } from './judges/judge-frequency.ts';
import { judgeGroups } from './judges/judge-groups.ts';
import { judgeTimes } from './judges/judge-hours.ts';
import { judgeKindOfHouse } from './judges/judge-kind-of-house.ts';
import { judgeNumbers } from './judges/judge-numbers.ts';
import { judgeSetMenus } from './judges/judge-set-menus.ts';
import { judgeStreets } from './judges/judge-streets.ts';
import { judgeSuppliers } from './judges/judge-suppliers.ts';
import { judgeTellingWords } from './judges/judge-telling-words.ts';
import { judgeToldBetween, judgeWaysToReach } from './judges/judge-told-between.ts';
import { judgeActivities } from './judges/people/judge-activities.ts';
import { judgeFirstNames } from './judges/people/judge-first-names.ts';
import { judgeKin } from './judges/people/judge-kin.ts';
import { judgeNames, judgeQuotes } from './judges/people/judge-names.ts';
import { judgeRoles } from './judges/people/judge-roles.ts';
import { judgePlacesOfPets } from './judges/places/judge-places-of-pets.ts';
import { judgePraiseOfTown } from './judges/places/judge-praise-of-town.ts';
import { judgeQuarters } from './judges/places/judge-quarters.ts';
import { judgePriceComparisons } from './judges/prices/judge-price-comparisons.ts';
import { judgePriceOfEach } from './judges/prices/judge-price-of-each.ts';
import { judgePriceUnits } from './judges/prices/judge-price-units.ts';
import { judgePrices } from './judges/prices/judge-prices.ts';
import { judgePricesOfAll } from './judges/prices/judge-prices-of-all.ts';
import { judgePricesOfSeveral } from './judges/prices/judge-prices-of-several.ts';
import { DishFinder } from './known-dishes.ts';
import { knownFacts } from './known-facts.ts';
import { hasOwnWords, type PrintedText, partsOf } from './printed-text.ts';

const JUDGES: readonly Judge[] = [
  judgePrices,
  judgePricesOfSeveral,
  judgePriceUnits,
  judgePriceOfEach,
  judgePriceComparisons,
  judgePricesOfAll,
  judgeContacts,
  judgeTimes,
  judgeTurnedHours,
  judgeDays,
  judgeDates,
  judgeDatedDays,
  judgeNumbers,
  judgeClaims,
  judgeDishes,
  judgeNames,
  judgeStreets,
  judgeRoles,
  judgeCountsOfYears,
  judgeFrequency,
  judgeDaysOfDishes,
  judgeSetMenus,
  judgeSuppliers,
  judgeGroups,
  judgeKindOfHouse,
  judgeDecades,
  judgeAvoidedFoods,
  judgeActivities,
  judgeFirstNames,
  judgeKin,
  judgeQuarters,
  judgePlacesOfPets,
  judgePraiseOfTown,
];

/**
 * Reads a source once and then finds, in any number of texts, what they state and the source does not hold, in the
 * order of the text. Facts are compared by value, not by spelling: "5 PM" is 17:00, "three" is 3. Pure; the time grows
 * with the length of the text. `placed`: names of the record, such as a dish "Half Price Tuesday", that state nothing where
 * they stand word for word.
 */
export function createFactCheck(
  source: FactSource,
  placed: readonly string[] = [],
): (text: string) => FactFinding[] {
  const check = createCheck(source, [...JUDGES, judgeWaysToReach]);
  return (text) => check({ text, printed: partsOf(text, placed) });
}

/**
 * The same for texts in which the record's own words are printed by reference: those are true, and what is said around
 * them connects and invites, and tells nothing of its own.
 */
export function createPrintedCheck(source: FactSource): (text: PrintedText) => FactFinding[] {
  return createCheck(source, [...JUDGES, judgeTellingWords, judgeToldBetween]);
}

function createCheck(source: FactSource, judges: readonly Judge[]): (text: PrintedText) => FactFinding[] {
  const facts = knownFacts(source);
  const finder = new DishFinder(facts.dishes);
  return (text) => {
    const checked = readChecked(text.text, facts, finder);
    const found = [
      ...checked.sentences
        .filter(({ isKnown }) => !isKnown)
        .flatMap((sentence) => judges.flatMap((judge) => judge(checked, sentence))),
      ...judgeQuotes(checked),
    ].filter((one) => hasOwnWords(text, one));
    return [...new Map(found.map(({ kind, words }) => [`${kind} ${words}`, { kind, words }])).values()];
  };
}
