import ArrowRight from 'lucide-react/icons/arrow-right';
import type { GradeAction, GraderResult } from '#shared/grader/contract/grader.ts';
import { Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { ActionFacts } from './action-facts.tsx';
import styles from './first-action.module.css';
import { fixLocation, fixOwner } from './fix-location.ts';

type FirstActionProps = {
  action: GradeAction;
  result: Pick<GraderResult, 'component_scores' | 'restaurant'>;
  /** True for a sample, which has no screens to open. */
  isSample: boolean;
};

/** The most valuable action, with a link to it. */
export function FirstAction({ action, result, isSample }: FirstActionProps) {
  const place = fixLocation(action);
  return (
    <Stack card="accent" as="section" gap={1.5} align="start" aria-labelledby="do-first">
      <Text tone="accent" strong>
        Do this first
      </Text>
      <h3 id="do-first" className={styles.action}>
        {action.action}
      </h3>
      <ActionFacts action={action} componentLabel={result.component_scores[action.component].label} />
      {isSample ? null : place === undefined ? (
        <Note>{fixOwner(action.screen, result.restaurant.website)}</Note>
      ) : (
        <LinkButton className={styles.way} variant="primary" href={place.href} iconAfter={<ArrowRight />}>
          Open {place.title}
        </LinkButton>
      )}
    </Stack>
  );
}
