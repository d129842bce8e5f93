import { ArcElement, Chart, type ChartConfiguration, DoughnutController } from 'chart.js';
import { useCallback } from 'react';
import styles from './chart.module.css';
import { seriesToken } from './series-colors.ts';
import { type ChartLook, useChart } from './use-chart.ts';

Chart.register(DoughnutController, ArcElement);

export type DoughnutPart = {
  label: string;
  value: number;
  /** Which of the palette's colors. */
  color: number;
};

type DoughnutChartProps = {
  /** What the chart shows, as one sentence. */
  label: string;
  /** Must stay the same while they are drawn. */
  parts: readonly DoughnutPart[];
};

/** Parts of a whole, in the colors of the palette. Brings chart.js: load it where it is drawn. */
export function DoughnutChart({ label, parts }: DoughnutChartProps) {
  const configure = useCallback((look: ChartLook) => configuration(look, parts), [parts]);
  const canvas = useChart(configure);
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
