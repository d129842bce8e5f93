import { type Draws, drawBetween, drawCount, drawNormal, drawsOf } from '#shared/menu/draws.ts';

/** Monthly revenue of an invented platform, in cents: the history for a forecast, and the 12 months after it. */
export type RevenueSeries = { process: string; history: number[]; future: number[] };

const FUTURE_MONTHS = 12;
const SERIES_A_PROCESS = 5;
/** Cents. */
const LEVELS = { least: 200_000, most: 4_000_000 };

type Process = {
  /** Months of history, inclusive. */
  months: [least: number, most: number];
  /** Revenue by month. */
  make: (draws: Draws, months: number) => number[];
};

/**
 * How series are generated. None matches a forecasting method's model: levels, slopes, seasons, shifts, and errors are
 * drawn separately for each series.
 */
const PROCESSES: Readonly<Record<string, Process>> = {
  /** A line that grows or falls by up to 3% of its first value a month, with errors of 3 to 8%. */
  trend: {
    months: [24, 60],
    make: (draws, months) => {
      const { level, error } = levelAndError(draws);
      const slope = level * drawBetween(-0.008, 0.03, draws);
      return monthsOf(months, (at) => (level + slope * at) * error());
    },
  },
  /** Growth that levels off: a logistic curve to 2 to 6 times its first value. */
  saturation: {
    months: [24, 60],
    make: (draws, months) => {
      const { level, error } = levelAndError(draws);
      const [times, middle, width] = [
        drawBetween(2, 6, draws),
        drawBetween(6, 40, draws),
        drawBetween(4, 10, draws),
      ] as const;
      return monthsOf(
        months,
        (at) => level * (1 + (times - 1) / (1 + Math.exp((middle - at) / width))) * error(),
      );
    },
  },
  /** A yearly cycle: one wave and a strong month, of 10 to 35% of the level. */
  season: {
    months: [24, 60],
    make: (draws, months) => {
      const { level, error } = levelAndError(draws);
      const season = seasonOf(draws);
      return monthsOf(months, (at) => level * (1 + season(at)) * error());
    },
  },
  /** A season on growth of 0.5 to 3% a month, with swings that grow with the level. */
  growing_season: {
    months: [24, 60],
    make: (draws, months) => {
      const { level, error } = levelAndError(draws);
      const season = seasonOf(draws);
      const growth = 1 + drawBetween(0.005, 0.03, draws);
      return monthsOf(months, (at) => level * growth ** at * (1 + season(at)) * error());
    },
  },
  /** One or two steps up or down by 15 to 50%, never in the months after the history. */
  level_shift: {
    months: [24, 60],
    make: (draws, months) => {
      const { level, error } = levelAndError(draws);
      const shifts = monthsOf(drawBetween(0, 1, draws) < 0.5 ? 1 : 2, () => ({
        from: Math.floor(drawBetween(6, months - FUTURE_MONTHS, draws)),
        times: drawBetween(0, 1, draws) < 0.6 ? drawBetween(1.15, 1.5, draws) : drawBetween(0.6, 0.85, draws),
      }));
      return monthsOf(
        months,
        (at) =>
          shifts.reduce((value, { from, times }) => (at >= from ? value * times : value), level) * error(),
      );
    },
  },
  /** A constant level with errors of 10 to 25%. */
  noise: {
    months: [24, 60],
    make: (draws, months) => {
      const level = drawBetween(LEVELS.least, LEVELS.most, draws);
      const share = drawBetween(0.1, 0.25, draws);
      return monthsOf(months, () => level * (1 + share * drawNormal(draws)));
    },
  },
  /** Subscriptions: random sign-ups that increase, 2 to 7% churn a month, and three prices. */
  subscriptions: {
    months: [24, 60],
    make: (draws, months) => {
      const [signUps, growth, leaving] = [
        drawBetween(4, 25, draws),
        drawBetween(0, 0.04, draws),
        drawBetween(0.02, 0.07, draws),
      ] as const;
      const stayed = (of: number) => monthsOf(of, () => draws()).filter((draw) => draw >= leaving).length;
      const running = [0, 0, 0];
      return monthsOf(months, (at) => {
        [0.6, 0.3, 0.1].forEach((share, plan) => {
          const stay = stayed(running[plan] ?? 0);
          running[plan] = stay + drawCount(signUps * (1 + growth) ** at * share, draws);
        });
        return [4_900, 14_900, 39_900].reduce((sum, price, plan) => sum + price * (running[plan] ?? 0), 0);
      });
    },
  },
  /** A young platform: 3 to 14 months of a line with errors. */
  short: {
    months: [3, 14],
    make: (draws, months) => {
      const { level, error } = levelAndError(draws);
      const slope = level * drawBetween(-0.01, 0.06, draws);
      return monthsOf(months, (at) => (level + slope * at) * error());
    },
  },
};

/** Forty series, five of each process; another seed gives other series. */
export function syntheticRevenue(seed: number): RevenueSeries[] {
  return Object.entries(PROCESSES).flatMap(
    ([
      process,
      {
        months: [least, most],
        make,
      },
    ]) =>
      monthsOf(SERIES_A_PROCESS, (at) => {
        const draws = drawsOf(`${seed} ${process} ${at}`);
        const known = Math.floor(drawBetween(least, most + 1, draws));
        const all = make(draws, known + FUTURE_MONTHS).map((cents) => Math.max(0, Math.round(cents)));
        return { process, history: all.slice(0, known), future: all.slice(known) };
      }),
  );
}

function levelAndError(draws: Draws) {
  const level = drawBetween(LEVELS.least, LEVELS.most, draws);
  const share = drawBetween(0.03, 0.08, draws);
  return { level, error: () => 1 + share * drawNormal(draws) };
}

function seasonOf(draws: Draws): (at: number) => number {
  const [wave, begin, peak, height] = [
    drawBetween(0.1, 0.35, draws),
    drawBetween(0, 12, draws),
    Math.floor(drawBetween(0, 12, draws)),
    drawBetween(0, 0.3, draws),
  ] as const;
  return (at) => wave * Math.sin((2 * Math.PI * (at + begin)) / 12) + (at % 12 === peak ? height : 0);
}

function monthsOf<Value>(length: number, make: (at: number) => Value): Value[] {
  return Array.from({ length }, (_, at) => make(at));
}
