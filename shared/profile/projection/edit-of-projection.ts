import type { Changes } from '#shared/contract/changes.ts';
import { applyChanges } from '#shared/editing/apply-changes.ts';
import type { Json, ListTarget } from '#shared/editing/grammar.ts';
import { matchItems } from '#shared/editing/match-items.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import { applyContentChanges, parseContentPath } from '#shared/site/editing/content-editing.ts';
import type { MenuItem, OpeningHours, SiteContent, SiteService } from '#shared/site/site-content.ts';
import type { SiteLink, SitePhone } from '#shared/site/ways-to-reach.ts';
import type { Link, Phone } from '../contact.ts';
import type { Service } from '../hours.ts';
import { PROFILE_GRAMMAR } from '../profile-grammar.ts';
import { bookingLink, projectProfile } from '../project-profile.ts';
import type { RestaurantProfile } from '../restaurant-profile.ts';
import { takesReservations } from '../takes-reservations.ts';
import { storyChanges } from './copy-edits.ts';
import { dishOfMenuItem } from './dish-of-menu-item.ts';
import type { FactKind } from './fact-kinds.ts';
import { factKindAt, factsOf } from './fact-paths.ts';
import { namedMenus } from './printed-menu.ts';
import { servicesOfWeek } from './services-of-week.ts';

export type EditOfProjection = {
  /** The changes to the profile. */
  profileChanges: Changes;
  /** Kinds that the profile can’t express. From now on they are the website’s own. */
  ownKinds: FactKind[];
};

/** The profile change for a content change; undefined if there is none. */
type Translate = (change: { path: string; value: Json }, state: State) => Changes | undefined;
/** Content and profile after the previous changes. Their details of the kind are equal. */
type State = { content: SiteContent; profile: RestaurantProfile };

/**
 * Splits an edit of a website that shows these kinds from the profile: each change goes where the detail is stored. The
 * content shows the given profile and accepts the changes. Pure.
 */
export function editOfProjection(
  state: State,
  changes: Changes,
  kinds: readonly FactKind[],
): EditOfProjection {
  const byKind = Map.groupBy(Object.entries(changes), ([path]) => factKindAt(path));
  const ownKinds: FactKind[] = [];
  let { profile } = state;
  const all: Changes = {};
  for (const kind of kinds) {
    const ofKind = byKind.get(kind);
    if (ofKind === undefined) continue;
    // Links have two kinds of details. Each starts from the result of the previous one.
    const translated = translateKind({ ...state, profile }, kind, ofKind);
    if (translated === undefined) ownKinds.push(kind);
    else {
      profile = changed(profile, translated) ?? profile;
      Object.assign(all, translated);
    }
  }
  return { profileChanges: changesBetween(state.profile, profile, all), ownKinds };
}

function changed(profile: RestaurantProfile, changes: Changes): RestaurantProfile | undefined {
  const applied = applyChanges(PROFILE_GRAMMAR, profile, changes);
  return applied.isApplied ? applied.record : undefined;
}

/** The changes in order; whole fields if the same path changed twice. */
function changesBetween(before: RestaurantProfile, after: RestaurantProfile, made: Changes): Changes {
  return isSameJson(changed(before, made) ?? null, after) ? made : changedFields(before, after);
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
    const profile = changed(state.profile, translated);
    const content = applyContentChanges(state.content, { [path]: value });
    if (profile === undefined || !content.isApplied) return undefined;
    state = { profile, content: content.content };
    Object.assign(all, translated);
  }
  const printed = projectProfile(state.content, state.profile, [kind]);
  if (!isSameJson(factsOf(printed, kind), factsOf(state.content, kind))) return undefined;
  return changesBetween(before.profile, state.profile, all);
}

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
    if (path === 'currency') return { currency: value ?? '' };
    const target = parseContentPath(path);
    return target === undefined || target.kind === 'field' ? undefined : menuChanges(target, value, state);
  },
  hours: ({ path, value }, { profile }): Changes => {
    if (path === 'opening_hours') return servicesOfWeek(profile, value as OpeningHours);
    return path === 'services' ? { services: servicesIn(value) } : { hours_text: value };
  },
  contact: ({ path, value }, { profile }): Changes => {
    if (path === 'phones') return { phones: phonesIn(value, profile) };
    if (path === 'links') return { links: linksIn(value, profile) };
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
  visit: ({ path, value }): Changes => {
    if (path === 'diets') return { diets: value ?? [] };
    if (!path.endsWith('.notes')) return { [path.split('.').at(-1) ?? '']: value ?? '' };
    const notes = String(value ?? '').split('\n');
    return { house_notes: notes.filter((text) => text !== '').map((text) => ({ text })) };
  },
  name: ({ value }) => ({ name: value }),
  tagline: () => undefined,
  story: ({ path, value }, { content, profile }) =>
    storyChanges({ path, value, hero: content.pages[0].sections.hero }, profile),
  // A welcome line isn’t a detail of the profile.
  welcome: ({ value }, { profile }) => (profile.booking.note === '' ? undefined : { 'booking.note': value }),
};

/** The dates of a season are the page’s. The profile has its days of the year. */
function servicesIn(value: Json): Service[] {
  const services = (value ?? []) as SiteService[];
  return services.map(({ season, ...service }) => ({
    ...service,
    season: season && { from: season.from, to: season.to, name: season.name },
  }));
}

/** Without a list, the first phone is alone and has no label. */
function phonesIn(value: Json, { phones }: RestaurantProfile): Phone[] {
  if (value === null) return phones.slice(0, 1).map((phone) => ({ ...phone, label: '' }));
  return (value as SitePhone[]).map(({ text, ...phone }) => ({ ...phone, typed: text }));
}

/** The link of the booking button isn’t one of the page’s links. */
function linksIn(value: Json, { links }: RestaurantProfile): Link[] {
  const booking = bookingLink(links);
  const others = ((value ?? []) as SiteLink[]).map(({ text, ...link }) => ({ ...link, typed: text }));
  return booking === undefined ? others : [booking, ...others];
}

/** `menu_items[i]` is `dishes[i]`, so indexes match. */
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
  const dish = dishOfMenuItem(item, namedMenus(profile), before);
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
  const named = namedMenus(profile);
  return items.map((item, index) => dishOfMenuItem(item, named, profile.dishes[places.get(index) ?? -1]));
}
