import { isRegularService } from '#shared/site/services.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import type { Website } from '#shared/websites/contract/website.ts';

/**
 * Lists facts that guests look for and the owner hasn't given. Dishes without a name aren't shown, so they lack
 * nothing.
 */
export function missingFacts(content: SiteContent): Website['missing_facts'] {
  const { contact } = content.pages[0].sections;
  const { opening_hours, services = [] } = content;
  const hasHours =
    contact.hours !== '' || Object.keys(opening_hours).length > 0 || services.some(isRegularService);
  const dishes = content.menu_items.filter(({ name }) => name.trim() !== '');
  const isMissing: Record<Website['missing_facts'][number], boolean> = {
    phone: contact.phone === '',
    address: contact.address === '',
    hours: !hasHours,
    menu: dishes.length === 0,
    prices: dishes.some(({ price }) => price.trim() === ''),
  };
  const facts = ['phone', 'address', 'hours', 'menu', 'prices'] as const;
  return facts.filter((fact) => isMissing[fact]);
}
