import { METRICS, type MetricId } from '../metrics/metrics.ts';
import { allTime, type Period } from '../period.ts';
import type { Group, PlatformQuery } from '../platform-query.ts';
import { type Found, gather, groupOf, isAllUsed, metricWith, withoutMetric } from './choose-metric.ts';
import { choosePeriods } from './choose-periods.ts';
import { nameIn, withoutQuotation } from './names-in.ts';
import { withNow } from './now.ts';
import type { ReadQuestion } from './question-reading.ts';
import { readAhead } from './read-ahead.ts';
import { readPeriods } from './read-periods.ts';
import { readSeveral } from './several-figures.ts';
import { hasOtherMeaning, hasTwoFigures, isMoneyOfRestaurants, withUnitBefore } from './sure-meaning.ts';
import { plainWords, tokensOf, withTimeWords } from './tokens.ts';
import type { Subject } from './vocabulary.ts';

const unknown = (why: string): ReadQuestion => ({ kind: 'unknown', why });

const HELP =
  /^(?:help|hi|hello|hey|thanks|thank you|good (?:morning|evening)|(?:please )?help me|what can (?:you|i) (?:do|ask|answer)(?: you)?|who are you|what do you know|how does this work)(?: there)?$/;
const SUMMARY =
  /^(?:(?:so )?how (?:are|is) (?:we|things|business|it|the platform|the business|tableside)(?: doing| going| performing)?(?: overall| lately| now| today)?|(?:give me )?(?:a |an |the )?(?:quick )?(?:summary|overview|status|status report|dashboard|key metrics|kpis|numbers)|how we doing|what (?:are|is) (?:our|the) (?:kpis|key metrics|numbers)|kpis|what is up|what is new|what is going on)$/;

/** "The last 7 days against the 7 days before". */
const SAME_DAYS =
  /((?:last|past) (\d+ \w+)) (?:versus|compared (?:to|with)|against|and) (?:the )?(?:previous |prior |last )?\2(?: before| prior| earlier)?(?: that)?/;

/** What begins so speaks of a question before. */
const FOLLOW_UP = /^(?:and|what about|how about|same|also|then|but|ok and|or)\b/;
/** "More this month than last month": what is more or less is said by the figures. */
const MORE_THAN = /\b(?:more|less|fewer) ((?:(?!not |without )\w+ ){0,8})than(?! \d)/;
/** "More in September or October". */
const EITHER =
  /\b(?:more|less|better|worse|higher|lower|bigger) ((?:(?:revenue|money|sales|signups) )?(?:in|on|during|for)) (\w+(?: 20\d\d)?) or (?:in |on )?/;
const WITHIN_SEVEN_DAYS = /\b(?:next|coming|upcoming) (?:7 days|seven days|week)\b/;
/** Days that are named and were not read. */
const DAYS_LEFT_OPEN =
  /\b(?:this|that|these|those|same|other|another|last|past|next|first|few|several) (?:\w+ )?(?:days?|weeks?|weekends?|months?|quarters?|years?)\b/;
const WHICH_DAYS = 'I cannot tell which days you mean. Name them, such as “last 7 days” or “October”.';

/** Reads what is asked of the platform's figures. Every word must be understood, or nothing is. */
export function readQuestion(question: string, today: string): ReadQuestion {
  const { text, quoted } = withoutQuotation(question);
  const timed = withTimeWords(plainWords(text));
  const plain = withUnitBefore(
    timed.text
      .replace(SAME_DAYS, '$1 compared with the period before')
      .replace(EITHER, '$1 $2 versus ')
      .replace(MORE_THAN, '$1than'),
  );
  if (plain === undefined)
    return unknown(
      'I cannot tell which days are those before. Name both, such as “October versus September”.',
    );
  if (HELP.test(plain)) return { kind: 'said', what: 'help' };
  if (SUMMARY.test(plain)) return { kind: 'said', what: 'summary' };
  if (isMoneyOfRestaurants(plain))
    return unknown('What restaurants make themselves I do not know: only what they pay us.');
  const read = hasTwoFigures(text)
    ? (readSeveral(text, { today, read: (part, periods) => readPlain(part, { today, quoted, periods }) }) ??
      unknown('You ask for several figures. I answer one at a time.'))
    : readPlain(plain, { today, quoted });
  return read.kind === 'query' || read.kind === 'several'
    ? { ...read, mended: [...timed.mended, ...read.mended] }
    : read;
}

/** `periods`: of the question that this is a part of. */
type Part = { today: string; quoted: string | undefined; periods?: readonly Period[] };

function readPlain(plain: string, { today, quoted, periods: given = [] }: Part): ReadQuestion {
  const { periods: own, rest, isAhead } = readPeriods(plain, today);
  const periods = own.length > 0 ? own : given;
  const { tokens, mended } = tokensOf(rest);
  const { restaurant, strange } = nameIn(tokens, quoted);
  const found: Found = {
    ...gather(tokens),
    isOfMoney: /\bhow much\b/.test(plain),
    isOfGrowth: /\bgrow/.test(plain),
    isOfOne: restaurant !== undefined,
  };
  if (FOLLOW_UP.test(plain) && found.subjects.size === 0)
    return unknown('I do not keep the question before in mind. Ask the whole question.');
  const ahead = readAhead(plain, { found, isAhead, restaurant: restaurant ?? strange, today });
  if (ahead !== undefined) return { kind: 'forecast', ahead };
  if (isAhead && !(found.subjects.has('renewal') && WITHIN_SEVEN_DAYS.test(plain)))
    return unknown('I answer from what has happened. What may come is estimated in Revenue Analytics.');
  if (DAYS_LEFT_OPEN.test(rest)) return unknown(WHICH_DAYS);
  if (strange !== undefined) return unknown(`I do not know what “${strange}” means here.`);
  const catalogue = readCatalogue(found, restaurant);
  if (catalogue !== undefined) return catalogue;
  const asked = readMetric(plain, { found, restaurant });
  if (asked === undefined)
    return unknown(
      restaurant === undefined ? withoutMetric(found) : `I do not know what “${restaurant}” means here.`,
    );
  const { metric, group, isShare } = asked;
  if (/\bhow many\b(?! (?:dollars|bucks|credits))/.test(plain) && METRICS[metric].unit !== 'count')
    return unknown('You ask how many, and that figure is an amount or a rate.');
  const { kind } = METRICS[metric];
  const said = withNow(periods, { rest, kind, today, isCompared: found.modifiers.has('compare') });
  if (said === undefined)
    return unknown(
      `I cannot tell which days “now” means beside the others. Ask for “this month” or “today”.`,
    );
  if (kind === 'flow' && said.some(({ isMoment }) => isMoment === true)) return unknown(WHICH_DAYS);
  const hasEverPaid =
    restaurant !== undefined && said.length === 0 && /\bha(?:s|ve)\b.*\b(?:paid|spent)\b/.test(plain);
  const chosen = choosePeriods(hasEverPaid ? [allTime(today)] : said, { ...found, group, kind, today });
  if (chosen === undefined)
    return unknown('I cannot tell which days you mean. Ask for one period, or for two to compare.');
  const { plans, features, modifiers, number } = found;
  const [[plan], [feature]] = [plans, features];
  const query: PlatformQuery = {
    metric,
    ...chosen,
    ...(group !== undefined && { group }),
    ...(modifiers.has('most') && metric !== 'standing' && { order: 'most' }),
    ...(modifiers.has('least') && { order: 'least' }),
    ...(number !== undefined && { limit: number }),
    ...(modifiers.has('average') && { isAverage: true }),
    ...(modifiers.has('why') && { isWhy: true }),
    ...(isShare && { isShare: true }),
    ...(plan !== undefined && plans.length === 1 && !isShare && { plan }),
    ...(feature !== undefined && features.length === 1 && !(isShare && group === 'feature') && { feature }),
    ...(restaurant !== undefined && { restaurant }),
  };
  if (metric !== 'standing' && !isAllUsed(found, query))
    return unknown('I cannot compare or split it in all these ways at once. Ask for one of them.');
  const uncertain = hasOtherMeaning(plain, query);
  return uncertain === undefined ? { kind: 'query', query, mended } : unknown(uncertain);
}

/** What plans have limits of. */
const LIMITED = new Set<Subject>(['limit', 'text', 'sms', 'ad', 'ai', 'use', 'photo', 'content', 'campaign']);

function readCatalogue(found: Found, restaurant: string | undefined): ReadQuestion | undefined {
  const { subjects, plans } = found;
  const [plan] = plans;
  const ofPlan = plan === undefined ? {} : { plan };
  const saysPrice =
    subjects.has('price') || subjects.has('howMuchIs') || (subjects.has('cost') && plan !== undefined);
  if (restaurant !== undefined || found.number !== undefined) return undefined;
  const isLimit = subjects.has('limit') && [...subjects].every((subject) => LIMITED.has(subject));
  if (isLimit) return { kind: 'catalogue', what: 'limits', ...ofPlan };
  if (saysPrice && subjects.size === 1) return { kind: 'catalogue', what: 'prices', ...ofPlan };
  return undefined;
}

type Asked = { metric: MetricId; group?: Group | undefined; isShare: boolean };

/** The metric and what it is split by. */
function readMetric(
  plain: string,
  { found, restaurant }: { found: Found; restaurant: string | undefined },
): Asked | undefined {
  const share = readShare(found);
  if (share !== undefined) return share;
  const metric = metricWith(found);
  const isOfOne = restaurant !== undefined && !found.modifiers.has('byRestaurant');
  // How many customers a restaurant has is not whether it is ours.
  const isCounted = /\b(?:how many|number of|count)\b/.test(plain);
  if (isOfOne && isStanding(found, metric)) {
    if (isCounted) return undefined;
    return { metric: 'standing', isShare: false };
  }
  if (metric === undefined) return undefined;
  const isOfMoney = /\b(?:how much|money|dollars|bucks|amount|value|worth|total|sum|most|least)\b/.test(
    plain,
  );
  const named = metric === 'overdue' && isOfMoney && !isCounted ? 'overdueAmount' : metric;
  return { metric: named, group: groupOf(found, named), isShare: false };
}

/** Which plan a restaurant has, until when, and whether it still is a customer. */
function isStanding({ subjects, plans }: Found, metric: MetricId | undefined): boolean {
  if (metric === 'subscriptions') return plans.length === 0;
  if (metric === 'signups') return true;
  if (subjects.has('time') && subjects.has('subscription')) return true;
  if (metric === 'renewals' || metric === 'trials' || metric === 'leaving') return true;
  return metric === undefined && [...subjects].some((subject) => subject === 'ends' || subject === 'active');
}

/** "What percent of revenue is from Enterprise": each plan with its part of the whole. */
function readShare(found: Found): Asked | undefined {
  const { subjects, features, plans } = found;
  const group = plans.length > 0 ? 'plan' : features.length > 0 ? 'feature' : groupOf(found, 'revenue');
  if (!subjects.has('rate') || metricWith(found) !== undefined) return undefined;
  if (group !== 'plan' && group !== 'feature') return undefined;
  const others = new Set(subjects);
  others.delete('rate');
  const metric = metricWith({ ...found, subjects: others });
  if (metric === undefined || METRICS[metric].isRatio === true || METRICS[metric].isFromRows === true)
    return undefined;
  return { metric, group, isShare: true };
}
