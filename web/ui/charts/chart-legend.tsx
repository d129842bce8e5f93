import styles from './chart.module.css';
import { seriesToken } from './series-colors.ts';

export type LegendEntry = {
  label: string;
  /** Which of the palette's colors. */
  color: number;
  /** The figure that the color stands for. */
  figure?: string;
};

/** What the colors of a chart stand for. */
export function ChartLegend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className={styles.legend}>
      {entries.map(({ label, color, figure }) => (
        <li key={label}>
          <span
            className={styles.swatch}
            style={{ background: `var(${seriesToken(color)})` }}
            aria-hidden="true"
          />
          {label}
          {figure === undefined ? null : <span className={styles.figure}>{figure}</span>}
        </li>
      ))}
    </ul>
  );
}
