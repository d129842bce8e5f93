import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { RestaurantDashboard } from '#shared/dashboard/contract/restaurant-dashboard.ts';
import { VIEWS } from '#web/shell/views.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './tools.module.css';

type Websites = RestaurantDashboard['websites'];

/** The AI tools and what they have created so far. */
export function AiMarketing({ websites }: { websites: Websites }) {
  const { aiFeatures, websiteBuilder } = VIEWS;
  return (
    <Section title="AI Marketing" gap={2} align="start">
      <Text tone="muted">See how guests find you online.</Text>
      <LinkButton href={aiFeatures.path} iconAfter={<ArrowRight />}>
        Open {aiFeatures.title}
      </LinkButton>
      <Text tone="muted">
        {nextStep(websites)} <Link href={websiteBuilder.path}>Open {websiteBuilder.title}</Link>
      </Text>
    </Section>
  );
}

/** A link appears once its view can be used. */
const QUICK_ACTIONS = [
  { name: 'Launch New Ad', view: VIEWS.getNewCustomers },
  { name: 'Send SMS Campaign', view: VIEWS.bringBackRegulars },
  { name: 'Build Website', view: VIEWS.websiteBuilder },
  { name: 'Review Marketing Foundations', view: VIEWS.marketingFoundations },
];

/** Links to the most common tasks. */
export function QuickActions() {
  return (
    <Stack as="section" gap={2} align="start" aria-labelledby="quick-actions">
      <h2 id="quick-actions">Quick Actions</h2>
      <Text as="ul" width="full" line="above">
        {QUICK_ACTIONS.map(({ name, view: { path, icon } }) => (
          <li key={name}>
            <Link className={styles.action} href={path}>
              <Icon of={icon} size={1.2} tone="accent" />
              <span>{name}</span>
              <Icon of={ChevronRight} size={1.2} tone="faint" />
            </Link>
          </li>
        ))}
      </Text>
    </Stack>
  );
}

function nextStep({ total, published }: Websites): string {
  if (total === 0) {
    return 'Describe your restaurant. We’ll build your website.';
  }
  if (published === 0)
    return total === 1 ? 'Your website isn’t published yet.' : 'Your websites aren’t published yet.';
  const open =
    total === 1
      ? 'Your website is'
      : `${published} of your ${total} websites ${published === 1 ? 'is' : 'are'}`;
  return `${open} published.`;
}
