import { finding, isWithin, type Judge } from '../../checked-text.ts';

/** Quarters that many cities have, folded. */
const QUARTERS =
  /(?<![a-z])(?:little (?:italy|tokyo|saigon|havana|india|odessa|portugal|haiti|ethiopia|armenia)|china-?town|korea-?town|japan-?town|greek-?town|german ?town|(?:east|west|greenwich) village|(?:upper|lower) (?:east|west) side|(?:financial|theat(?:er|re)|meatpacking|arts|garment|warehouse|harbou?r|market) district|(?:french|latin|jewish|old|gothic) quarter|barrio (?:gotico|chino|latino|viejo)|barri gotic|quartier (?:latin|chinois|des halles)|quartiere (?:ebraico|latino|spagnolo)|bahnhofsviertel|hafenviertel|univiertel|glockenbach\w*)(?![a-z])/g;

/** A quarter is the house's own where the record names it. */
export const judgeQuarters: Judge = (checked, { start, end, names }) =>
  [...checked.text.slice(start, end).matchAll(QUARTERS)].flatMap(({ 0: quarter, index }) => {
    const part = { start: start + index, end: start + index + quarter.length };
    const isKnown =
      checked.facts.passages.some(({ text }) => text.includes(quarter)) ||
      names.some((name) => isWithin(part, name));
    return isKnown ? [] : [finding(checked, 'address', part)];
  });
