import { Chart, type ChartConfiguration, type ChartType } from 'chart.js';
import { type RefObject, useEffect, useRef } from 'react';

/** How charts look in the theme that is shown. */
export type ChartLook = {
  /** What a token stands for: `--ink`. */
  color: (token: string) => string;
  font: { family: string; size: number };
  /** Of the words along an axis. */
  ticks: { color: string; font: { family: string; size: number } };
};

/**
 * Draws a chart on the canvas that takes the answer, and again when the theme changes. `configure` must stay the same
 * function while what it draws does. Chart.js parts that it needs are registered by its caller.
 */
export function useChart<Type extends ChartType>(
  configure: (look: ChartLook) => ChartConfiguration<Type>,
): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const draw = () => new Chart(element, configure(lookOf(element)));
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
  }, [configure]);
  return canvas;
}

function lookOf(element: Element): ChartLook {
  const style = getComputedStyle(element);
  const color = (token: string) => style.getPropertyValue(token).trim();
  const font = { family: style.fontFamily, size: 13 };
  return { color, font, ticks: { color: color('--ink-muted'), font } };
}
