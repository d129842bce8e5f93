import { memo } from 'react';
import {
  AI_FEATURES,
  type AiFeature,
  type FeatureLimits,
  type FeatureToggle,
} from '#shared/features/ai-features.ts';
import type { FeatureCell, MatrixRow as Row } from '#web/console/api/features.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { Cluster } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { featureWords } from './feature-words.ts';
import styles from './features.module.css';
import { LimitInput } from './limit-input.tsx';
import type { ChangeCell, Expected } from './use-cells.ts';

/** Default limits per feature. */
export type Defaults = Readonly<Record<AiFeature, FeatureLimits>>;

type MatrixRowProps = {
  row: Row;
  /** Another restaurant in the list has the same name. */
  isNamesake: boolean;
  /** The row number in the table; the header is row 1. */
  index: number;
  expected: Expected | undefined;
  defaults: Defaults | undefined;
  onChange: ChangeCell;
};

/** A restaurant and its features. */
export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { row, isNamesake, index, expected, defaults, onChange } = props;
  const { restaurant_id, name, email } = row;
  const known = isNamesake ? `${name}, ${email}` : name;
  return (
    <tr aria-rowindex={index}>
      <th scope="row" className={styles.restaurant}>
        <Link
          href={`${paths.adminFeatures}?restaurant=${encodeURIComponent(restaurant_id)}`}
          title={`${name}\n${email}`}
        >
          {known}
        </Link>
      </th>
      {AI_FEATURES.map((feature) => {
        const cell = row.cells[feature];
        return (
          <td key={feature}>
            {cell === undefined ? null : (
              <Cell
                cell={cell}
                expected={expected?.[feature]}
                defaults={defaults?.[feature]}
                restaurant={known}
                onChange={onChange}
              />
            )}
          </td>
        );
      })}
    </tr>
  );
});

type CellProps = {
  cell: FeatureCell;
  expected: FeatureToggle | undefined;
  defaults: FeatureLimits | undefined;
  restaurant: string;
  onChange: ChangeCell;
};

/** A switch and two limits. Sends only what changed, so that a new limit doesn't overwrite a switch that someone else set. */
export function Cell({ cell, expected, defaults, restaurant, onChange }: CellProps) {
  const { restaurant_id, feature_name } = cell;
  const { enabled, rate_limits } = expected ?? cell;
  const place = { restaurant_id, feature_name };
  const limit = (limits: Partial<FeatureToggle['rate_limits']>) => {
    const next = { ...rate_limits, ...limits };
    onChange({ ...place, rate_limits: next }, { enabled, rate_limits: next });
  };
  const what = labelOf(feature_name, restaurant);
  return (
    <Cluster
      gap={1}
      justify="between"
      wrap={false}
      data-off={!enabled || undefined}
      aria-busy={expected !== undefined || undefined}
    >
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state
        role="switch"
        className={styles.toggle}
        aria-label={what}
        checked={enabled}
        onChange={(event) => {
          const next = event.currentTarget.checked;
          onChange({ ...place, enabled: next }, { enabled: next, rate_limits });
        }}
      />
      <LimitInput
        label={`Daily limit, ${what}`}
        limit={rate_limits.daily_limit}
        byDefault={defaults?.daily_limit}
        period="a day"
        used={cell.used_today}
        onChange={(daily_limit) => limit({ daily_limit })}
      />
      <LimitInput
        label={`Hourly limit, ${what}`}
        limit={rate_limits.hourly_limit}
        byDefault={defaults?.hourly_limit}
        period="an hour"
        used={cell.used_this_hour}
        onChange={(hourly_limit) => limit({ hourly_limit })}
      />
    </Cluster>
  );
}

function labelOf(feature: AiFeature, restaurant: string): string {
  return `${featureWords(feature)}, ${restaurant}`;
}
