import { Chart, type ChartConfiguration, type ChartType } from 'chart.js';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** The look of charts in the current theme. */
export type ChartLook = {
  /** The value of a token, such as `--ink`. */
  color: (token: string) => string;
  font: { family: string; size: number };
  /** For axis labels. */
  ticks: { color: string; font: { family: string; size: number } };
};

/**
 * Draws a chart on the returned canvas, and redraws it when the theme or the data changes. The caller registers the
 * parts of Chart.js that it needs.
 */
export function useChart<Type extends ChartType>(
  data: object,
  configure: (look: ChartLook) => ChartConfiguration<Type>,
): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  const configuration = useEffectEvent(configure);
  const shown = JSON.stringify(data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal data is drawn once
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const draw = () => new Chart(element, configuration(lookOf(element)));
    let chart = draw();
    const themes = new MutationObserver(() => {
      chart.destroy();
      chart = draw();
    });
    themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => {
      themes.disconnect();
      chart.destroy();
    };
  }, [shown]);
  return canvas;
}

function lookOf(element: Element): ChartLook {
  const style = getComputedStyle(element);
  const color = (token: string) => style.getPropertyValue(token).trim();
  const font = { family: style.fontFamily, size: 13 };
  return { color, font, ticks: { color: color('--ink-muted'), font } };
}
