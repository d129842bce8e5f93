import type { Token } from '#shared/assistant/matching/words.ts';
import { PLAN_IDS, type PlanId } from '#shared/billing/plan-catalog.ts';
import { GROUPS, type Group } from '#shared/console/assistant/platform-query.ts';
import { AI_FEATURES, type AiFeature } from '#shared/features/ai-features.ts';

/** The slots of a question: everything besides its subject. */
export type Slots = {
  plans: readonly PlanId[];
  features: readonly AiFeature[];
  groups: readonly Group[];
  order: 'most' | 'least' | undefined;
  /** Such as `why`, `compare`, `not`. */
  asks: ReadonlySet<string>;
  number: number | undefined;
  /** Unknown words, which may be a restaurant's name. */
  name: string | undefined;
  /** A word that can't be part of a name. */
  strange: string | undefined;
};

const MOST_NAME_WORDS = 6;
const NO_NAME =
  /^(?:ago|last|past|previous|next|first|few|several|other|others|another|same|per|if|only|instead|weekend|weekends|hour|hours|half|double|median|gross|net|day|days|week|weeks|month|months|quarter|quarters|year|years|start|dollars|will|who|city|state|country|region)$/;

export function slotsOf(tokens: readonly Token[], quoted: string | undefined): Slots {
  const of = (slot: string) =>
    new Set(
      tokens.flatMap(({ meaning }) =>
        meaning?.startsWith(`${slot}: `) ? [meaning.slice(slot.length + 2)] : [],
      ),
    );
  const [plans, features, groups, orders, asks] = ['plan', 'feature', 'group', 'order', 'ask'].map(of);
  const [number] = of('number');
  if (asks?.has('growth') || tokens.some(({ meaning }) => meaning === 'slower')) asks?.add('change');
  // "Basic against Pro" compares plans, not days.
  if ((plans?.size ?? 0) > 1 || (features?.size ?? 0) > 1) asks?.delete('compare');
  return {
    plans: PLAN_IDS.filter((plan) => plans?.has(plan)),
    features: AI_FEATURES.filter((feature) => features?.has(feature)),
    groups: GROUPS.filter((group) => groups?.has(group)),
    order: orders?.has('most') ? 'most' : orders?.has('least') ? 'least' : undefined,
    asks: asks ?? new Set(),
    number: number === undefined ? undefined : Number(number),
    ...nameIn(tokens, quoted),
  };
}

/** The subjects of a question, without slots and filler words. Features imply AI. */
export function subjectsOf(tokens: readonly Token[]): ReadonlySet<string> {
  const meanings = tokens.flatMap(({ meaning = '' }) =>
    /^feature: |^group: feature$/.test(meaning) ? ['ai'] : meaning.includes(':') ? [] : [meaning],
  );
  return new Set(meanings.filter((meaning) => meaning !== ''));
}

/** A restaurant's name in quotation marks. */
export function withoutQuotation(question: string): { text: string; quoted: string | undefined } {
  const found = /["\u201C\u201D]([^"\u201C\u201D]{2,80})["\u201C\u201D]/.exec(question);
  return { text: found === null ? question : question.replace(found[0], ' '), quoted: found?.[1]?.trim() };
}

/** Adjacent unknown words may be a restaurant's name, unless many words are between them. */
function nameIn(tokens: readonly Token[], quoted: string | undefined): Pick<Slots, 'name' | 'strange'> {
  const at = tokens.flatMap(({ meaning }, index) => (meaning === undefined ? [index] : []));
  const [first, last] = [at[0], at.at(-1)];
  if (first === undefined || last === undefined) return { name: quoted, strange: undefined };
  const words = tokens.slice(first, last + 1).map((token) => token.words);
  const strange =
    tokens.find(({ words, meaning }) => meaning === undefined && NO_NAME.test(words))?.words ??
    (quoted !== undefined || words.length > MOST_NAME_WORDS || words.some((word) => /\d\D/.test(word))
      ? words[0]
      : undefined);
  if (strange !== undefined)
    return { name: undefined, strange: /^\p{L}{1,30}$/u.test(strange) ? strange : 'that' };
  return { name: words.join(' '), strange: undefined };
}
