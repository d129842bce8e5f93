import { isSameJson } from '#shared/editing/same-json.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import type { TemplateCustomizations } from '#shared/websites/contract/site-template.ts';
import { projectProfile } from '../project-profile.ts';
import { emptyProfile, type RestaurantProfile } from '../restaurant-profile.ts';
import { FACT_KINDS, type FactKind, type FactSources } from './fact-kinds.ts';
import { factsOf } from './fact-paths.ts';

/** `content`: the template filled by the form alone. */
export type TemplateFacts = {
  content: SiteContent;
  given: TemplateCustomizations;
  profile: RestaurantProfile;
};

/**
 * The details that a website from a template takes from the profile: each kind that the profile has and the form
 * doesn’t change. Other kinds come from the form. Pure.
 */
export function sourcesOfTemplate(facts: TemplateFacts): FactSources {
  const kinds = FACT_KINDS.filter((kind) => isSaidByProfile(kind, facts) && !isSaidByForm(kind, facts));
  return Object.fromEntries(kinds.map((kind) => [kind, 'profile' as const]));
}

function isSaidByForm(kind: FactKind, { content, given, profile }: TemplateFacts): boolean {
  const { hero, about, contact } = content.pages[0].sections;
  if (kind === 'menu') return content.menu_items.length > 0;
  if (kind === 'name') return content.website_name !== profile.name;
  if (kind === 'tagline') return hero.tagline !== '';
  if (kind === 'story') return about.content !== '';
  if (kind === 'welcome') return contact.description !== '';
  if (kind !== 'contact') return false;
  const printed = projectProfile(content, profile, ['contact']).pages[0].sections.contact;
  const isOther = (typed: string | undefined, known: string) => typed !== undefined && typed !== known;
  return isOther(given.restaurant_phone, printed.phone) || isOther(given.restaurant_address, printed.address);
}

function isSaidByProfile(kind: FactKind, { content, profile }: TemplateFacts): boolean {
  // Whether reservations are taken comes from the profile, even if it doesn’t say.
  if (kind === 'booking') return true;
  if (kind === 'name') return profile.name !== '';
  const printed = (by: RestaurantProfile) => factsOf(projectProfile(content, by, [kind]), kind);
  return !isSameJson(printed(profile), printed(emptyProfile('')));
}
