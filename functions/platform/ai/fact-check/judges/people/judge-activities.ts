import { finding, type Judge } from '../../checked-text.ts';

/** What people of a house do, folded: what the text says behind a name, and what in the record tells of it. */
const ACTIVITIES: readonly (readonly [said: RegExp, told: RegExp])[] = [
  [
    /^ (?:\w+ )?(?:bakes?|kneads?|backt|knetet|hornea|amasa|petrit|inforna|impasta)(?![a-z])/,
    /(?<![a-z])(?:bak(?:e|es|ed|er|ers|ing|ery)|bread|knead|pastr|dough|oven|back|brot|teig|horn|panad|pan |amas|petri|boulang|pain|patiss|forn|impast|panific)/,
  ],
  [
    /^ (?:\w+ )?(?:cooks|grills|smokes|roasts|fries|simmers|kocht|grillt|cocina|asa|guisa|mijote|cucina|griglia)(?![a-z])/,
    /(?<![a-z])(?:cook|chef|kitchen|grill|smok|roast|fri|simmer|stove|fire|koch|kuche|grill|cocin|asa|guis|cuisin|mijot|cuc|grigli|fuoco|brasa|pit)/,
  ],
  [
    /^ (?:\w+ )?(?:pours|shakes|mixes|brews|ferments|schenkt|mixt|braut|sirve copas|verse|mescola)(?![a-z])/,
    /(?<![a-z])(?:pour|shak|mix|brew|beer|wine|bar|drink|cocktail|ferment|kombucha|coffee|schenk|brau|bier|wein|copa|vino|cerve|vin|biere|vers|birr)/,
  ],
  [
    /^ (?:\w+ )?(?:grows|farms|forages|harvests|zuchtet|erntet|cultiva|cultive|coltiva)(?![a-z])/,
    /(?<![a-z])(?:grow|grew|farm|forag|harvest|garden|orchard|zucht|ernt|garten|hof|cultiv|huerta|potager|jardin|coltiv|orto)/,
  ],
];
const SHORTEST_NAME = 3;

/** "Sam bakes the bread", where the record tells of Sam and of no baking. Of who is not in the record other judges speak. */
export const judgeActivities: Judge = (checked, { words, isKnown }) => {
  if (isKnown) return [];
  const people = checked.facts.profile?.people ?? [];
  return words
    .filter(({ isCapitalized, word }) => isCapitalized && word.length >= SHORTEST_NAME)
    .filter(({ word, end }) => {
      const behind = checked.text.slice(end, end + 40);
      const said = ACTIVITIES.filter(([does]) => does.test(behind));
      if (said.length === 0 || !people.some(({ name }) => name.toLowerCase().includes(word))) return false;
      const told = checked.facts.passages.filter((passage) => passage.words.some((one) => one.word === word));
      return said.some(([, tells]) => !told.some(({ text }) => tells.test(text)));
    })
    .map((word) => finding(checked, 'name', word));
};
