import {
  CategoryScale,
  Chart,
  type ChartConfiguration,
  LinearScale,
  LineController,
  LineElement,
  type Plugin,
  PointElement,
} from 'chart.js';
import { type ChartLook, useChart } from './charts/use-chart.ts';
import styles from './line-chart.module.css';

Chart.register(LineController, LineElement, PointElement, LinearScale, CategoryScale);

/** One line, labeled at its end. */
export type ChartLine = {
  label: string;
  values: readonly number[];
  tone: 'strong' | 'muted';
};

export type LineChartProps = {
  /** A one-sentence description of the chart. */
  label: string;
  /** Labels below the points, left to right. */
  categories: readonly string[];
  lines: readonly ChartLine[];
  /** Formats a value with its unit, for the scale. */
  format: (value: number) => string;
};

/** Lines over a zero line in the theme’s colors. Loads chart.js, so import it on demand. */
export function LineChart({ label, categories, lines, format }: LineChartProps) {
  const canvas = useChart({ categories, lines }, (look) =>
    configuration(look, { categories, lines, format }),
  );
  return (
    <div className={styles.frame}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}

type Drawing = Omit<LineChartProps, 'label'>;

function configuration(
  { color, font, ticks }: ChartLook,
  { categories, lines, format }: Drawing,
): ChartConfiguration<'line'> {
  const tones = { strong: color('--ember'), muted: color('--hairline-strong') };
  const border = { color: color('--hairline-strong') };
  return {
    type: 'line',
    data: {
      labels: [...categories],
      datasets: lines.map(({ label, values, tone }) => ({
        label,
        data: [...values],
        borderColor: tones[tone],
        backgroundColor: tones[tone],
        borderWidth: 2,
        pointRadius: values.map((_, index) => (index === values.length - 1 ? 4 : 0)),
      })),
    },
    options: {
      animation: false,
      events: [],
      maintainAspectRatio: false,
      layout: { padding: { top: 26, right: 8 } },
      scales: {
        x: { ticks, border, grid: { display: false } },
        y: {
          beginAtZero: true,
          border: { display: false },
          grid: { color: color('--hairline') },
          ticks: { ...ticks, maxTicksLimit: 5, callback: (value) => format(Number(value)) },
        },
      },
    },
    plugins: [endLabels({ color: color('--ink'), font: `600 13px ${font.family}` })],
  };
}

/** Draws each line’s name above its last point. */
function endLabels({ color, font }: { color: string; font: string }): Plugin<'line'> {
  return {
    id: 'endLabels',
    afterDatasetsDraw: (chart) => {
      const { ctx, data } = chart;
      ctx.save();
      Object.assign(ctx, { fillStyle: color, font, textAlign: 'right', textBaseline: 'bottom' });
      data.datasets.forEach(({ label = '' }, index) => {
        const end = chart.getDatasetMeta(index).data.at(-1);
        if (end !== undefined) ctx.fillText(label, end.x + 4, end.y - 9);
      });
      ctx.restore();
    },
  };
}
