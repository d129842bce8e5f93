import { useEffect, useMemo, useRef } from 'react';
import { AI_FEATURES, type AiFeature } from '#shared/features/ai-features.ts';
import type { FeatureSummary, MatrixRow as Row } from '#web/console/api/features.ts';
import { type BulkAsk, FeatureHead } from './feature-head.tsx';
import styles from './features.module.css';
import { type Defaults, MatrixRow } from './matrix-row.tsx';
import type { ChangeCell, Expected } from './use-cells.ts';
import { rowHeight, useRowWindow } from './use-row-window.ts';

/** The next page loads when fewer rows than this are left below. */
const FEW_LEFT = 40;

export type FeatureMatrixProps = {
  rows: readonly Row[];
  /** All restaurants, including those that haven't loaded yet. */
  total: number;
  summaries: readonly FeatureSummary[];
  expected: ReadonlyMap<string, Expected>;
  /** Undefined while they load. */
  defaults: Defaults | undefined;
  onChange: ChangeCell;
  onAsk: (feature: AiFeature, ask: BulkAsk) => void;
  /** Loads the next rows. */
  onEnd: (() => void) | undefined;
};

/** Restaurants by features. Only visible rows are rendered, so that 10,000 scroll as smoothly as 10. */
export function FeatureMatrix({
  rows,
  total,
  summaries,
  expected,
  defaults,
  ...actions
}: FeatureMatrixProps) {
  const frame = useRef<HTMLElement>(null);
  const { first, end } = useRowWindow(frame, rows.length);
  const { onEnd } = actions;
  const shared = useMemo(() => sharedNames(rows), [rows]);
  const isNearEnd = end > rows.length - FEW_LEFT;
  useEffect(() => {
    if (isNearEnd) onEnd?.();
  }, [isNearEnd, onEnd]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section ref={frame} className={styles.frame} aria-label="Features by restaurant" tabIndex={0}>
      <table className={styles.matrix} aria-rowcount={Math.max(total, rows.length) + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={styles.restaurant}>
              Restaurant
            </th>
            {AI_FEATURES.map((feature) => (
              <FeatureHead
                key={feature}
                feature={feature}
                summary={summaries.find(({ feature_name }) => feature_name === feature)}
                onAsk={actions.onAsk}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <Space rows={first} />
          {rows.slice(first, end).map((row, at) => (
            <MatrixRow
              key={row.restaurant_id}
              row={row}
              isNamesake={shared.has(row.name)}
              index={first + at + 2}
              expected={expected.get(row.restaurant_id)}
              defaults={defaults}
              onChange={actions.onChange}
            />
          ))}
          <Space rows={rows.length - end} />
        </tbody>
      </table>
    </section>
  );
}

/** Names that several restaurants share. Their rows also show the email address. */
export function sharedNames(rows: readonly Row[]): ReadonlySet<string> {
  const firstOf = new Map<string, string>();
  const shared = new Set<string>();
  for (const { name, restaurant_id } of rows) {
    if ((firstOf.get(name) ?? restaurant_id) !== restaurant_id) shared.add(name);
    firstOf.set(name, restaurant_id);
  }
  return shared;
}

/** Fills the height of rows that aren't rendered. */
function Space({ rows }: { rows: number }) {
  if (rows === 0) return null;
  return (
    <tr style={{ height: rows * rowHeight() }}>
      <td colSpan={AI_FEATURES.length + 1} />
    </tr>
  );
}
