import { parseArgs } from 'node:util';
import type { FigureKey } from '#functions/metrics/figures-repository.ts';
import { createFiguresRepository } from '#functions/metrics/figures-repository.ts';
import { clearUnfounded, type Rebuilt, rebuildDay } from '#functions/metrics/rebuild-figures.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createEventsRepository } from '#functions/platform/events/events-repository.ts';
import { openOperatorTables } from './open-operator-tables.ts';
import { OperatorError } from './operator-error.ts';

const USAGE = `Recounts the business events and corrects wrong metrics.

  npm run rebuild-figures -- [--from 2026-03-01] [--to 2026-03-31] [--stage production]

  --from, --to  days (UTC), inclusive; default: from the first day with events or metrics until today
  --stage       a stage on AWS, with the credentials from your environment;
                default: the instance that "npm start" runs here (DATA_DIR, default .data)`;

const OPTIONS = { from: { type: 'string' }, to: { type: 'string' }, stage: { type: 'string' } } as const;
const DAY_MS = 86_400_000;
/** No stage has older events. A day without events costs one small read. */
const EARLIEST_DAY = '2026-01-01';

type Environment = Record<string, string | undefined>;

/** Runs the command and returns a sentence about the findings. Throws `OperatorError` with one. */
export async function rebuildFigures(args: string[], environment: Environment): Promise<string> {
  if (args.includes('--help')) return USAGE;
  const { stage, ...days } = readOptions(args);
  const stores = await openStores(stage, environment);
  const to = days.to ?? systemClock.now().toISOString().slice(0, 10);
  const from = days.from ?? (await firstDay(stores, to));
  if (from === undefined) return 'There are no events or metrics yet.';
  const counted: FigureKey[] = [];
  const all: Rebuilt = { events: 0, rows: 0, changed: 0, busy: 0 };
  for (let day = from; day <= to; day = nextDay(day)) {
    const rebuilt = await rebuildDay(stores, day, counted);
    for (const name of Object.keys(all) as (keyof Rebuilt)[]) all[name] += rebuilt[name];
  }
  const cleared = await clearUnfounded(stores, { from, to }, counted);
  all.rows += cleared.changed;
  all.changed += cleared.changed;
  all.busy += cleared.busy;
  const busy = all.busy > 0 ? ` ${all.busy} changed during the count, so run this again.` : '';
  return `${all.events} events from ${from} to ${to} produced ${all.rows} rows of metrics. ${all.changed} were wrong and are now corrected.${busy}`;
}

type Stores = Awaited<ReturnType<typeof openStores>>;

async function openStores(stage: string | undefined, environment: Environment) {
  const on = await openOperatorTables(stage, environment);
  return {
    events: createEventsRepository(on('events')),
    figures: createFiguresRepository(on('figures')),
  };
}

/** The first day with events or metrics. */
async function firstDay({ events, figures }: Stores, last: string): Promise<string | undefined> {
  const counted = await figures.firstDay('platform');
  const end = counted ?? nextDay(last);
  for (let day = EARLIEST_DAY; day < end; day = nextDay(day)) {
    if ((await events.listDayEventually(day)).length > 0) return day;
  }
  return counted;
}

function readOptions(args: string[]) {
  try {
    const { values } = parseArgs({ args, options: OPTIONS });
    if ([values.from, values.to].every(isDayOrAbsent)) return values;
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : 'Unknown arguments.'}\n\n${USAGE}`);
  }
  throw new OperatorError(USAGE);
}

function isDayOrAbsent(text: string | undefined): boolean {
  return text === undefined || (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)));
}

function nextDay(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

if (import.meta.main) {
  try {
    console.log(await rebuildFigures(process.argv.slice(2), process.env));
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
