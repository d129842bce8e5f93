import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartConfiguration,
  type ChartDataset,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
} from 'chart.js';
import styles from './chart.module.css';
import { POINT_SHAPES, seriesToken } from './series-colors.ts';
import { type ChartLook, useChart } from './use-chart.ts';

Chart.register(
  LineController,
  LineElement,
  PointElement,
  BarController,
  BarElement,
  LinearScale,
  CategoryScale,
  Filler,
);

/** With more points, a line’s markers would overlap. */
const MOST_POINTS = 31;

export type ChartSeries = {
  label: string;
  /** Null for missing values. */
  values: readonly (number | null)[];
  /** Its color in the palette; bars may have one each. */
  color: number | readonly number[];
  /** A forecast, drawn as a dashed line. */
  isDashed?: boolean;
};

/** The range of a line, drawn as an area below all lines. */
export type ChartRange = { low: readonly (number | null)[]; high: readonly (number | null)[] };

type SeriesChartProps = {
  /** `rows`: horizontal bars, for categories with long names. */
  kind: 'line' | 'bar' | 'rows';
  /** A one-sentence description of the chart. */
  label: string;
  /** Labels below the points, left to right; for rows, beside them, top to bottom. */
  categories: readonly string[];
  series: readonly ChartSeries[];
  /** For lines only. */
  range?: ChartRange | undefined;
  /** Formats a value with its unit, for the scale. */
  format: (value: number) => string;
};

/** Series over a zero line in the palette’s colors. Loads chart.js, so import it on demand. */
export function SeriesChart({ kind, label, categories, series, range, format }: SeriesChartProps) {
  const canvas = useChart({ kind, categories, series, range }, (look) =>
    configuration(look, { kind, categories, series, range, format }),
  );
  return (
    <div className={styles.frame}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}

function configuration(
  { color, ticks }: ChartLook,
  { kind, categories, series, range, format }: Omit<SeriesChartProps, 'label'>,
): ChartConfiguration<'line' | 'bar'> {
  const colorOf = (index: number) => color(seriesToken(index));
  const ofCategories = {
    ticks: { ...ticks, maxRotation: 0, autoSkip: kind !== 'rows', autoSkipPadding: 16 },
    border: { display: false },
    grid: { display: false },
  };
  const ofFigures = {
    beginAtZero: true,
    border: { display: false },
    grid: {
      color: ({ tick }: { tick: { value: number } }) =>
        color(tick.value === 0 ? '--hairline-strong' : '--hairline'),
    },
    ticks: { ...ticks, maxTicksLimit: 5, callback: (value: string | number) => format(Number(value)) },
  };
  return {
    type: kind === 'line' ? 'line' : 'bar',
    data: {
      labels: [...categories],
      datasets: series
        .map(({ label, values, color: index, isDashed = false }, at): ChartDataset<'line' | 'bar'> => {
          const drawn = typeof index === 'number' ? colorOf(index) : index.map(colorOf);
          const data = { label, data: [...values], borderColor: drawn, backgroundColor: drawn };
          const line = {
            tension: 0.4,
            borderWidth: 2,
            pointRadius: values.length > MOST_POINTS ? 0 : 4,
            borderDash: isDashed ? [6, 4] : [],
            pointStyle: POINT_SHAPES[at % POINT_SHAPES.length],
          };
          return kind === 'line' ? { ...data, ...line } : { ...data, maxBarThickness: 48 };
        })
        .concat(range === undefined ? [] : rangeOf(range, color('--hairline'))),
    },
    options: {
      animation: false,
      events: [],
      maintainAspectRatio: false,
      layout: { padding: { top: 8, right: 8 } },
      ...(kind === 'rows'
        ? { indexAxis: 'y', scales: { x: ofFigures, y: ofCategories } }
        : { scales: { x: ofCategories, y: ofFigures } }),
    },
  };
}

/** Two invisible lines and the area between them. A higher order is drawn first. */
function rangeOf({ low, high }: ChartRange, color: string): ChartDataset<'line'>[] {
  const edge = { borderWidth: 0, pointRadius: 0, tension: 0.4, backgroundColor: color, order: 1 };
  return [
    { ...edge, data: [...low] },
    { ...edge, data: [...high], fill: '-1' },
  ];
}
