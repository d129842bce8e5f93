import type { GradeAction, GraderResult } from '#shared/grader/contract/grader.ts';
import { SampleBadge } from '#web/ui/badge.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Section } from '#web/ui/section.tsx';
import { Text } from '#web/ui/text.tsx';
import { ActionFacts } from './action-facts.tsx';
import styles from './action-plan.module.css';
import { fixLocation, fixOwner } from './fix-location.ts';

type ActionPlanProps = {
  result: GraderResult;
  /** True for a sample, which has no screens to open. */
  isSample: boolean;
};

/** Recommended actions, the most valuable first. */
export function ActionPlan({ result, isSample }: ActionPlanProps) {
  const { action_plan, component_scores, restaurant } = result;
  const { immediate_actions: actions } = action_plan;
  return (
    <Section title="Immediate Action Plan" level={3} titleSize={2} gap={2}>
      {isSample ? (
        <p>
          <SampleBadge />
        </p>
      ) : null}
      {actions.length === 0 ? (
        <Text tone="muted">Nothing to fix. Check again in a month.</Text>
      ) : (
        <ol className={styles.actions}>
          {actions.map((action) => (
            <Stack
              as="li"
              gap={0.5}
              align="start"
              key={action.rule_id}
              line="above"
              className={styles.action}
            >
              <Text strong>{action.action}</Text>
              <ActionFacts action={action} componentLabel={component_scores[action.component].label} />
              {isSample ? null : <WayThere action={action} website={restaurant.website} />}
            </Stack>
          ))}
        </ol>
      )}
    </Section>
  );
}

function WayThere({ action, website }: { action: GradeAction; website: string }) {
  const place = fixLocation(action);
  if (place !== undefined) {
    return (
      <Link className={styles.way} href={place.href} aria-label={`Open ${place.title}: ${action.action}`}>
        Open {place.title}
      </Link>
    );
  }
  return (
    <Text size="small" tone="faint">
      {fixOwner(action.screen, website)}
    </Text>
  );
}
