import { Cluster } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './chart.module.css';
import { seriesToken } from './series-colors.ts';

export type LegendEntry = {
  label: string;
  /** Its color in the palette. */
  color: number;
  /** The number next to the color. */
  figure?: string;
};

/** The legend of a chart. */
export function ChartLegend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <Cluster as="ul" gap={2} rowGap={0.5} tone="muted" size="small" align="stretch" className={styles.legend}>
      {entries.map(({ label, color, figure }) => (
        <li key={label}>
          <span
            className={styles.swatch}
            style={{ background: `var(${seriesToken(color)})` }}
            aria-hidden="true"
          />
          {label}
          {figure === undefined ? null : (
            <Text as="span" tone="ink">
              {figure}
            </Text>
          )}
        </li>
      ))}
    </Cluster>
  );
}
