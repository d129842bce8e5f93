import type { Changes } from '#shared/contract/changes.ts';
import type { Json } from '#shared/editing/grammar.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import { applyContentChanges, readContentPath } from '#shared/site/editing/content-editing.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { projectProfile } from '../project-profile.ts';
import { emptyProfile, type RestaurantProfile } from '../restaurant-profile.ts';
import { editOfProjection } from './edit-of-projection.ts';
import { DATA_KINDS, type FactKind, type FactSources, kindsFromProfile } from './fact-kinds.ts';
import { DATED_HOURS, FACT_PATHS, factsOf } from './fact-paths.ts';

/** A kind of details that only a website has; `changes` would add it to the profile. */
export type LiftedFacts = { kind: FactKind; changes: Changes };

/**
 * The facts that only the website has, as changes of the profile. Leaves out copy that may be ours, kinds that a
 * profile can't hold, and images of dishes, which belong to the website. Pure.
 */
export function liftedFacts(
  content: SiteContent,
  profile: RestaurantProfile,
  sources: FactSources | undefined,
): LiftedFacts[] {
  const followed = kindsFromProfile(sources);
  return DATA_KINDS.filter((kind) => !followed.includes(kind) && saysNothing(profile, content, kind)).flatMap(
    (kind) => {
      const changes = liftKind(content, profile, kind);
      return changes === undefined ? [] : [{ kind, changes }];
    },
  );
}

/** True if the page would lose this kind without a replacement by taking it from the profile. Pure. */
export function wouldEmpty(content: SiteContent, profile: RestaurantProfile, kind: FactKind): boolean {
  const nothing = factsPrinted(content, emptyProfile(''), kind);
  return saysNothing(profile, content, kind) && !isSameJson(factsOf(content, kind), nothing);
}

function saysNothing(profile: RestaurantProfile, content: SiteContent, kind: FactKind): boolean {
  return isSameJson(factsPrinted(content, profile, kind), factsPrinted(content, emptyProfile(''), kind));
}

function factsPrinted(content: SiteContent, profile: RestaurantProfile, kind: FactKind): unknown {
  return factsOf(projectProfile(content, profile, [kind]), kind);
}

function liftKind(content: SiteContent, profile: RestaurantProfile, kind: FactKind): Changes | undefined {
  const facts = FACT_PATHS[kind]
    .filter((path) => path !== DATED_HOURS)
    .map((path): [string, Json | undefined] => [path, withoutImages(readContentPath(content, path))])
    .filter((fact): fact is [string, Json] => isSaid(fact[1]));
  const state = { content: projectProfile(content, profile, [kind]), profile };
  const changes = Object.fromEntries(facts);
  if (facts.length === 0 || !applyContentChanges(state.content, changes).isApplied) return undefined;
  const { profileChanges, ownKinds } = editOfProjection(state, changes, [kind]);
  return ownKinds.length > 0 || Object.keys(profileChanges).length === 0 ? undefined : profileChanges;
}

function isSaid(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

function withoutImages(value: Json | undefined): Json | undefined {
  if (!Array.isArray(value)) return value;
  return value.map((item) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
    const { image: _image, ...rest } = item;
    return rest;
  });
}
