import { ArcElement, Chart, type ChartConfiguration, DoughnutController } from 'chart.js';
import styles from './chart.module.css';
import { seriesToken } from './series-colors.ts';
import { type ChartLook, useChart } from './use-chart.ts';

Chart.register(DoughnutController, ArcElement);

export type DoughnutPart = {
  label: string;
  value: number;
  /** Its color in the palette. */
  color: number;
};

type DoughnutChartProps = {
  /** A one-sentence description of the chart. */
  label: string;
  parts: readonly DoughnutPart[];
};

/** A doughnut chart in the palette’s colors. Loads chart.js, so import it on demand. */
export function DoughnutChart({ label, parts }: DoughnutChartProps) {
  const canvas = useChart(parts, (look) => configuration(look, parts));
  return (
    <div className={styles.frame}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}

function configuration({ color }: ChartLook, parts: readonly DoughnutPart[]): ChartConfiguration<'doughnut'> {
  return {
    type: 'doughnut',
    data: {
      labels: parts.map(({ label }) => label),
      datasets: [
        {
          data: parts.map(({ value }) => value),
          backgroundColor: parts.map((part) => color(seriesToken(part.color))),
          borderColor: 'white',
          borderWidth: 2,
        },
      ],
    },
    options: { animation: false, events: [], maintainAspectRatio: false, cutout: '62%' },
  };
}
