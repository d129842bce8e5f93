import ArrowRight from 'lucide-react/icons/arrow-right';
import type { GradeAction, GraderResult } from '#shared/contract/ai/grader.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ActionFacts } from './action-facts.tsx';
import styles from './first-action.module.css';
import { DONE_ELSEWHERE, mendingPlace } from './mending-place.ts';

type FirstActionProps = {
  action: GradeAction;
  components: GraderResult['component_scores'];
  /** Of a restaurant that is not the owner's: there is nothing to open. */
  isSample: boolean;
};

/** The one thing to do first, and the way there. */
export function FirstAction({ action, components, isSample }: FirstActionProps) {
  const place = mendingPlace(action);
  return (
    <section className={styles.first} aria-labelledby="do-first">
      <p className={styles.eyebrow}>Do this first</p>
      <h3 id="do-first" className={styles.action}>
        {action.action}
      </h3>
      <ActionFacts action={action} componentLabel={components[action.component].label} />
      {isSample ? null : place === undefined ? (
        <p className={styles.elsewhere}>{DONE_ELSEWHERE}</p>
      ) : (
        <LinkButton
          className={styles.way}
          variant="primary"
          href={place.href}
          iconAfter={<ArrowRight aria-hidden="true" />}
        >
          Open {place.title}
        </LinkButton>
      )}
    </section>
  );
}
