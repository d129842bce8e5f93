import type { Changes } from '#shared/contract/changes.ts';
import { applyChanges } from '#shared/editing/apply-changes.ts';
import type { Json, ListTarget } from '#shared/editing/grammar.ts';
import { matchItems } from '#shared/editing/match-items.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import { applyContentChanges, parseContentPath } from '#shared/site/editing/content-editing.ts';
import type { MenuItem, OpeningHours, SiteContent } from '#shared/site/site-content.ts';
import { PROFILE_GRAMMAR } from '../profile-grammar.ts';
import { projectProfile } from '../project-profile.ts';
import type { RestaurantProfile } from '../restaurant-profile.ts';
import { takesReservations } from '../takes-reservations.ts';
import { dishOfMenuItem } from './dish-of-menu-item.ts';
import type { FactKind } from './fact-kinds.ts';
import { factKindAt, factsOf } from './fact-paths.ts';
import { servicesOfWeek } from './services-of-week.ts';

export type EditOfProjection = {
  /** What the edit changes of the profile. */
  profileChanges: Changes;
  /** Kinds of which the profile cannot say what the edit says: from then on they are the website's own. */
  ownKinds: FactKind[];
};

/** What a change of the content is in the profile; undefined when the profile has no such change. */
type Translate = (change: { path: string; value: Json }, state: State) => Changes | undefined;
/** Content and profile as the changes before have left them: facts of the kind are the same in both. */
type State = { content: SiteContent; profile: RestaurantProfile };

/**
 * Splits an edit of a website that shows the profile's facts of these kinds: an edit goes where the shown fact lives.
 * The content shows the profile as it is given here, and accepts the changes. Pure.
 */
export function editOfProjection(
  state: State,
  changes: Changes,
  kinds: readonly FactKind[],
): EditOfProjection {
  const byKind = Map.groupBy(Object.entries(changes), ([path]) => factKindAt(path));
  const profileChanges: Changes = {};
  const ownKinds: FactKind[] = [];
  for (const kind of kinds) {
    const ofKind = byKind.get(kind);
    if (ofKind === undefined) continue;
    const translated = translateKind(state, kind, ofKind);
    if (translated === undefined) ownKinds.push(kind);
    else Object.assign(profileChanges, translated);
  }
  return { profileChanges, ownKinds };
}

function translateKind(
  before: State,
  kind: FactKind,
  changes: readonly [path: string, value: Json][],
): Changes | undefined {
  let state = before;
  const all: Changes = {};
  for (const [path, value] of changes) {
    const translated = TRANSLATE[kind]({ path, value }, state);
    if (translated === undefined) return undefined;
    const profile = applyChanges(PROFILE_GRAMMAR, state.profile, translated);
    const content = applyContentChanges(state.content, { [path]: value });
    if (!profile.isApplied || !content.isApplied) return undefined;
    state = { profile: profile.record, content: content.content };
    Object.assign(all, translated);
  }
  const printed = projectProfile(state.content, state.profile, [kind]);
  if (!isSameJson(factsOf(printed, kind), factsOf(state.content, kind))) return undefined;
  const together = applyChanges(PROFILE_GRAMMAR, before.profile, all);
  const isSame = together.isApplied && isSameJson(together.record, state.profile);
  return isSame ? all : changedFields(before.profile, state.profile);
}

/** Whole fields, where two changes of one path had another between them. */
function changedFields(before: RestaurantProfile, after: RestaurantProfile): Changes {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSameJson(Reflect.get(before, name), value)),
  ) as Changes;
}

const TRANSLATE: Readonly<Record<FactKind, Translate>> = {
  cuisine: ({ value }) => ({
    cuisines: String(value)
      .split(', ')
      .filter((word) => word !== ''),
  }),
  menu: ({ path, value }, state) => {
    const target = parseContentPath(path);
    return target === undefined || target.kind === 'field' ? undefined : menuChanges(target, value, state);
  },
  hours: ({ path, value }, { profile }) =>
    path === 'opening_hours' ? servicesOfWeek(profile, value as OpeningHours) : { hours_text: value },
  contact: ({ path, value }, { profile }): Changes => {
    if (path.endsWith('.email')) return { email: value ?? '' };
    if (path.endsWith('.address')) return { address: { text: value, country: profile.address.country } };
    if (value === '') return profile.phones.length === 0 ? {} : { 'phones.delete_index': 0 };
    if (profile.phones.length === 0) return { 'phones[0]': { typed: value } };
    return { 'phones[0].typed': value, 'phones[0].number': '' };
  },
  booking: ({ path, value }, { profile }): Changes | undefined => {
    if (path.endsWith('.takes_reservations')) {
      if (value === null || value === takesReservations(profile)) return value === null ? undefined : {};
      return { 'booking.policy': value === true ? 'accepted' : 'not_taken' };
    }
    const at = profile.links.findIndex(({ kind }) => kind === 'booking');
    if (value === '' || value === null) return at === -1 ? {} : { 'links.delete_index': at };
    if (at === -1) return { [`links[${profile.links.length}]`]: { kind: 'booking', url: value } };
    return { [`links[${at}].url`]: value, [`links[${at}].typed`]: '' };
  },
};

/** `menu_items[i]` is `dishes[i]`, so that a place in one is a place in the other. */
function menuChanges(target: ListTarget, value: Json, { content, profile }: State): Changes | undefined {
  if (target.kind === 'delete') return { 'dishes.delete_index': value };
  if (target.kind === 'move') return { 'dishes.move_index': value };
  const path = changedPath(target);
  const applied = applyContentChanges(content, { [path]: value });
  if (!applied.isApplied) return undefined;
  const items = applied.content.menu_items;
  if (target.kind === 'list') return { dishes: dishesOf(items, { content, profile }) };
  const item = items[target.index];
  const before = profile.dishes[target.index];
  if (item === undefined) return undefined;
  const dish = dishOfMenuItem(item, before);
  if (before === undefined) return { [`dishes[${target.index}]`]: dish };
  const different = Object.entries(dish).filter(([name, now]) => !isSameJson(Reflect.get(before, name), now));
  return Object.fromEntries(different.map(([name, now]) => [`dishes[${target.index}].${name}`, now]));
}

function changedPath(target: Exclude<ListTarget, { kind: 'delete' | 'move' }>): string {
  if (target.kind === 'list') return target.listPath;
  const item = `${target.listPath}[${target.index}]`;
  return target.kind === 'item' ? item : `${item}.${target.name}`;
}

function dishesOf(items: readonly MenuItem[], { content, profile }: State) {
  const places = matchItems(items, content.menu_items);
  return items.map((item, index) => dishOfMenuItem(item, profile.dishes[places.get(index) ?? -1]));
}
