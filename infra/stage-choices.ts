import type { Gateway, Releases } from './stages.ts';

const GATEWAYS = ['http', 'rest'] as const satisfies readonly Gateway[];
const RELEASES = ['canary', 'all-at-once'] as const satisfies readonly Releases[];

/** Parses a kind of API; undefined if none was given. Throws with the valid ones. */
export function parseGateway(text: string | undefined): Gateway | undefined {
  return parseChoice('gateway', GATEWAYS, text);
}

/** Parses a way to release; undefined if none was given. Throws with the valid ones. */
export function parseReleases(text: string | undefined): Releases | undefined {
  return parseChoice('way to release', RELEASES, text);
}

function parseChoice<Choice extends string>(
  what: string,
  choices: readonly Choice[],
  text: string | undefined,
) {
  const choice = choices.find((each) => each === text);
  if (choice !== undefined || text === undefined) return choice;
  throw new Error(`There is no ${what} "${text}". Choose one of: ${choices.join(', ')}.`);
}
