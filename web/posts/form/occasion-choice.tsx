import type { ContentOccasion } from '#shared/posts/contract/content-plan.ts';
import { useOccasions } from '#web/posts/api/content-plans.ts';
import styles from '#web/posts/content.module.css';
import { dayLabel } from '#web/posts/plan-labels.ts';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { Cluster } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';

type OccasionChoiceProps = {
  weeks: number;
  from: string | undefined;
  chosen: readonly string[];
  onChange: (occasions: readonly string[]) => void;
};

const WEEKS_AHEAD = 2;

/** Food days for the restaurant’s dishes and holidays in its country, until two weeks after the first day. */
export function OccasionChoice({ weeks, from, chosen, onChange }: OccasionChoiceProps) {
  const { data, isError } = useOccasions(weeks + WEEKS_AHEAD, from);
  if (data === undefined)
    return isError ? (
      <Notice tone="warning">
        We couldn’t load food days and holidays. You can still create posts without them.
      </Notice>
    ) : null;
  const hasNoCountry = data.country === '';
  if (data.occasions.length === 0 && !hasNoCountry) return null;
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <Cluster as="fieldset" gap={1} className={styles.choice}>
      <legend>Occasions</legend>
      {data.occasions.map((occasion) => (
        <Cluster
          as="label"
          gap={1}
          wrap={false}
          key={occasion.occasion_id}
          className={styles.chip}
          title={`Source: ${occasion.source}`}
        >
          <input
            type="checkbox"
            checked={chosen.includes(occasion.occasion_id)}
            onChange={() => toggle(occasion.occasion_id)}
          />
          <span>
            {occasion.name}
            <span className={styles.when}> {detailOf(occasion)}</span>
          </span>
        </Cluster>
      ))}
      {hasNoCountry ? (
        <Link className={styles.missing} href={linkTo.profileTab('basics')}>
          Add your country to see holidays
        </Link>
      ) : null}
    </Cluster>
  );
}

function detailOf({ date, dishes: [dish] }: ContentOccasion): string {
  return dish === undefined ? dayLabel(date) : `${dayLabel(date)}: ${dish}`;
}
