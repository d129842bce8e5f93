import { contentFromTemplate, type TemplateRequest } from '#shared/site/gallery/content-from-template.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import type { RestaurantProfile } from '../restaurant-profile.ts';
import { servesNoAlcohol } from '../serves-no-alcohol.ts';
import { type FactSources, kindsFromProfile } from './fact-kinds.ts';
import { printFacts } from './print-facts.ts';
import { sourcesOfTemplate } from './template-facts.ts';

type OfProfile = 'language' | 'keepsDiets';
/** `today`: ISO date at the restaurant. */
export type TemplatePageRequest = Omit<TemplateRequest, OfProfile> & {
  profile: RestaurantProfile;
  today: string;
};

/**
 * The website from a template: the form’s copy, and the profile’s details where the form has none. The customizer
 * previews and the server stores its result. Pure.
 */
export function templatePage({ profile, today, ...request }: TemplatePageRequest): {
  content: SiteContent;
  sources: FactSources;
} {
  const formed = contentFromTemplate({
    ...request,
    language: profile.languages[0],
    keepsDiets: profile.diets.length > 0 || servesNoAlcohol(profile),
  });
  const sources = sourcesOfTemplate({ content: formed, given: request.customizations, profile });
  return { content: printFacts(formed, profile, { kinds: kindsFromProfile(sources), today }), sources };
}
