import { stableHash } from '#shared/text/stable-hash.ts';
import type { CopyLibrary, Line, PostKind } from '../library/copy-library.ts';
import { POST_KINDS } from '../library/copy-library.ts';
import { describedFamilyOf, linesOfFamily } from '../library/dish-family.ts';
import type { PostBrief, PostDish } from './post-facts.ts';

/** A way to write a post: lines in order, the line that makes the post distinct, and what to photograph. */
export type Way = { parts: readonly Line[]; idea: Line; photo: Line; tags: readonly string[] };

/** Lines in the order of one restaurant. Ways are made from them. */
type Maker = {
  library: CopyLibrary;
  ranked: <Item>(items: readonly Item[], name: (item: Item) => string) => Item[];
};

/** Services with their own posts in the library. */
const SERVICES: readonly (readonly ['lunch_break' | 'happy_hour', RegExp])[] = [
  ['happy_hour', /happy ?hour|aperitivo|apéro/i],
  ['lunch_break', /lunch|almuerzo|déjeuner|mittag|pranzo/i],
];

/**
 * Ways to write a post, in lists from best to worst; one list is used up before the next. A post about a moment may
 * use lines for another moment. Posts with a dish, an offer, or a day name it. Pure.
 */
export function waysOf(brief: PostBrief, library: CopyLibrary, seed: string): Way[][] {
  const rank = (text: string) => stableHash(`${seed}\u0000${text}`);
  const maker: Maker = {
    library,
    ranked: (items, name) => items.toSorted((one, other) => rank(name(one)) - rank(name(other))),
  };
  if (brief.platform === 'sms') return [shortWays(maker, brief)];
  const own = ownWays(maker, brief);
  const general = anyWays(maker);
  return brief.angle === 'moment' ? [[...own, ...general]] : [own, general];
}

function ownWays(maker: Maker, brief: PostBrief): Way[] {
  const { library } = maker;
  switch (brief.angle) {
    case 'dish':
    case 'diet':
    case 'menu':
      return brief.dishes.length === 0 ? sentenceWays(maker) : dishWays(maker, brief.dishes[0]);
    case 'pair':
      return [...ofKind(maker, 'two_dishes'), ...dishWays(maker, brief.dishes[0])];
    case 'offer':
      return offerWays(maker, brief.words);
    case 'service':
      return behind(library.facts.service, serviceWays(maker, brief.label));
    case 'occasion':
      return occasionWays(maker, brief);
    case 'moment': {
      const kind = POST_KINDS.find((each) => each === brief.label);
      return ofKind(maker, ...(kind === undefined ? [] : [kind]), 'friends', 'solo', 'first_visit', 'family');
    }
    case 'visit':
      return ofKind(maker, 'town', 'first_visit');
    default:
      return sentenceWays(maker);
  }
}

/** The library’s posts of some kinds, without those that need the owner’s confirmation. */
const ofKind = ({ library, ranked }: Maker, ...kinds: readonly PostKind[]): Way[] =>
  kinds.flatMap((kind) =>
    ranked(library.posts[kind], ({ text }) => text).flatMap(({ text, photo, tags, isSuggested }) =>
      isSuggested === true ? [] : [{ parts: [text], idea: text, photo, tags }],
    ),
  );

/** Combines each lead with each way. */
const behind = (leads: readonly Line[], ways: readonly Way[]): Way[] =>
  ways.map((way, at) => ({ ...way, parts: [inTurn(leads, at), ...way.parts] }));

const inTurn = (all: readonly Line[], at: number): Line => all[at % Math.max(1, all.length)] ?? '';

/** Gives ways the photo ideas of other lines. */
const illustrated = (ways: readonly (readonly Line[])[], pictures: readonly Way[]): Way[] =>
  ways.map((parts, at) => {
    const { photo = '', tags = [] } = pictures[at % Math.max(1, pictures.length)] ?? {};
    return { parts, idea: parts[0] ?? '', photo, tags };
  });

/** Posts that suit every restaurant and day. */
const anyWays = (maker: Maker): Way[] => ofKind(maker, 'first_visit', 'friends', 'solo', 'family');

/** A post about a dish: a line about it, or a hook with its name and a description. */
function dishWays(maker: Maker, dish: PostDish | undefined): Way[] {
  const { library, ranked } = maker;
  const whole = ofKind(maker, 'dish');
  const like = ranked(
    linesOfFamily(library, describedFamilyOf(dish?.name ?? '', dish?.course)),
    (line) => line,
  );
  const hooksOf = (hooks: readonly Line[]) => ranked(hooks, (line) => line);
  const made = illustrated(
    hooksOf(library.ads.dish).map((hook, at) => [hook, inTurn(like, at)]),
    whole,
  );
  const { captionDish, promotionDish } = library.images;
  return [
    ...ranked([...whole, ...made], ({ idea }) => idea),
    ...illustrated(
      hooksOf([...library.ads.dish, ...promotionDish, ...captionDish]).map((hook) => [hook]),
      whole,
    ),
  ];
}

/** Lines around the exact offer. An offer of several sentences, or one with a capital, begins a sentence. */
function offerWays(maker: Maker, offer: string): Way[] {
  const { ads } = maker.library;
  const begins = (line: Line) => /(?:^|: )\{offer\}/.test(line);
  const isApt = (line: Line) =>
    line.includes('{offer}') && !line.includes('{code}') && (!/^\p{Lu}/u.test(offer) || begins(line));
  const made = illustrated(
    [...ads.offer, ...ads.occasion].map((line) => [line]),
    ofKind(maker, 'offer'),
  );
  const ways = [...ofKind(maker, 'offer'), ...made].filter(({ parts: [line = ''] }) => isApt(line));
  const plain = behind(['{lead}'], anyWays(maker));
  return /[.!?]\s/.test(offer) ? plain : [...maker.ranked(ways, ({ idea }) => idea), ...plain];
}

function serviceWays(maker: Maker, name: string): Way[] {
  const own = SERVICES.find(([, words]) => words.test(name))?.[0];
  return [...(own === undefined ? [] : ofKind(maker, own)), ...ofKind(maker, 'friends', 'family', 'solo')];
}

/** The owner’s sentence, followed by one of ours. */
const sentenceWays = (maker: Maker): Way[] =>
  behind(['{lead}'], ofKind(maker, 'team', 'first_visit', 'friends', 'behind_the_scenes'));

/**
 * Names the occasion, or says that the restaurant is closed then, with a suitable line. If hours are unknown, it is
 * only a greeting.
 */
function occasionWays(maker: Maker, { occasion, dishes, day, date, label }: PostBrief): Way[] {
  const { facts } = maker.library;
  if (occasion === null) return [];
  const calm = ofKind(maker, 'question', 'behind_the_scenes');
  if (occasion.is_unsaid === true) return behind(facts.wish, calm);
  const isThen = day?.date === occasion.date;
  if (isThen && day.hours.length === 0) return behind(facts.closed, calm);
  const kind = POST_KINDS.find((each) => each === label);
  const ways =
    dishes.length > 0 ? dishWays(maker, dishes[0]) : ofKind(maker, kind ?? 'friends', 'family', 'friends');
  return behind(
    date === occasion.date ? facts.today : facts.occasion,
    isThen ? behind(facts.hours, ways) : ways,
  );
}

/** For text messages: one sentence and what to do, or only the sentence. */
function shortWays(maker: Maker, brief: PostBrief): Way[] {
  const { ads, facts, images } = maker.library;
  const come = maker.ranked(ads.come, (line) => line);
  const hooks = maker.ranked(shortHooks(), (line) => line);
  const isInvited = brief.occasion?.is_unsaid !== true && brief.day?.hours.length !== 0;
  const alone = hooks.map((hook): Way => ({ parts: [hook], idea: hook, photo: '', tags: [] }));
  const invited = come.flatMap((_, round) =>
    hooks.map(
      (hook, at): Way => ({ parts: [hook, inTurn(come, at + round)], idea: hook, photo: '', tags: [] }),
    ),
  );
  return isInvited ? [...invited, ...alone] : alone;

  function shortHooks(): readonly Line[] {
    if (brief.angle === 'offer') return ['{lead}'];
    if (brief.angle === 'service') return facts.service;
    if (brief.occasion !== null) return occasionWays(maker, brief).map(({ parts: [first = ''] }) => first);
    return brief.dishes.length > 0 ? ads.dish : images.text.filter((line) => !line.includes('{dish}'));
  }
}
