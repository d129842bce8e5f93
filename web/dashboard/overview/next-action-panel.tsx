import ArrowRight from 'lucide-react/icons/arrow-right';
import ExternalLink from 'lucide-react/icons/external-link';
import type { RestaurantDashboard } from '#shared/dashboard/contract/restaurant-dashboard.ts';
import { formatDollars } from '#shared/format/numbers.ts';
import { checklistScreen } from '#web/shell/checklist-screen.ts';
import { VIEWS } from '#web/shell/views.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Estimate } from '#web/ui/estimate.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './next-action-panel.module.css';

type Action = NonNullable<RestaurantDashboard['nextAction']>;

/** The most valuable task, with a link to it. */
export function NextActionPanel({ nextAction }: Pick<RestaurantDashboard, 'nextAction'>) {
  if (nextAction === null) return <NothingOpen />;
  const { title, why, minutes, weeklyPotential, is_critical } = nextAction;
  return (
    <Stack card="accent" as="section" gap={2} className={styles.panel} aria-labelledby="next-action">
      <Stack gap={1} className={styles.words}>
        <Cluster as="p" gap={1} strong tone="accent">
          Next Action {is_critical ? <Badge tone="warning">Critical</Badge> : null}
        </Cluster>
        <h2 id="next-action">{title}</h2>
        <Text tone="muted">{why}</Text>
        <Text size="small">
          {minutes} min · Worth up to {formatDollars(weeklyPotential)} a week <Estimate />
        </Text>
      </Stack>
      <Cluster gap={2} rowGap={1} className={styles.way}>
        <WayThere action={nextAction} />
        <Link className={styles.checklist} href={VIEWS.marketingFoundations.path}>
          See the checklist
        </Link>
      </Cluster>
    </Stack>
  );
}

function WayThere({ action: { screen, external_link, link_text } }: { action: Action }) {
  const own = screen === null ? undefined : checklistScreen(screen);
  if (own !== undefined) {
    return (
      <LinkButton variant="primary" href={own.path} iconAfter={<ArrowRight />}>
        Open {own.title}
      </LinkButton>
    );
  }
  if (external_link === null) return null;
  return (
    <LinkButton
      variant="primary"
      href={external_link}
      target="_blank"
      rel="noreferrer"
      iconAfter={<ExternalLink />}
    >
      {link_text}
    </LinkButton>
  );
}

function NothingOpen() {
  return (
    <Stack card="accent" as="section" gap={2} className={styles.panel} aria-labelledby="next-action">
      <Stack gap={1} className={styles.words}>
        <Cluster as="p" gap={1} strong tone="accent">
          Next Action
        </Cluster>
        <h2 id="next-action">You’re all caught up.</h2>
        <Text tone="muted">Keep up your weekly tasks and check your results below.</Text>
      </Stack>
    </Stack>
  );
}
