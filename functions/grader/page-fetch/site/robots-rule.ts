import type { Fact } from '#functions/grader/page-facts/facts.ts';

/** The search engine that most guests use. */
const SEARCH_ENGINE = 'googlebot';
const MAX_LINES = 5000;
const MAX_RULE_CHARACTERS = 500;

type Rule = { allows: boolean; pattern: string; line: string };

/**
 * The robots.txt rule that bans search engines from a path, or undefined. The longest pattern wins; of equals, the
 * one that allows (RFC 9309).
 */
export function findRobotsBan(robots: string, path: string): Fact<string> | undefined {
  let strongest: Rule | undefined;
  for (const rule of rulesOfSearchEngines(robots)) {
    if (!matches(rule.pattern, path)) continue;
    const difference = rule.pattern.length - (strongest?.pattern.length ?? 0);
    if (difference > 0 || (difference === 0 && rule.allows)) strongest = rule;
  }
  if (strongest === undefined || strongest.allows) return undefined;
  return { value: strongest.pattern, snippet: strongest.line.slice(0, 200) };
}

/** The rules for this search engine, or else those for all. */
function rulesOfSearchEngines(robots: string): Rule[] {
  const named: Rule[] = [];
  const general: Rule[] = [];
  let isNamed = false;
  let agents: string[] = [];
  let isInAgents = false;
  for (const line of robots.split(/\r\n|\r|\n/, MAX_LINES)) {
    const [field = '', ...rest] = (line.split('#', 1)[0] ?? '').split(':');
    const key = field.trim().toLowerCase();
    const value = rest.join(':').trim().slice(0, MAX_RULE_CHARACTERS);
    if (key === 'user-agent') {
      // Consecutive names share their rules.
      agents = isInAgents ? [...agents.slice(-50), value.toLowerCase()] : [value.toLowerCase()];
      isInAgents = true;
      isNamed ||= value.toLowerCase() === SEARCH_ENGINE;
    } else if (key === 'allow' || key === 'disallow') {
      isInAgents = false;
      if (value === '') continue;
      const rule = { allows: key === 'allow', pattern: value, line: line.trim() };
      if (agents.includes(SEARCH_ENGINE)) named.push(rule);
      if (agents.includes('*')) general.push(rule);
    }
  }
  return isNamed ? named : general;
}

/** `*` matches everything, `$` the end. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [start = '', ...pieces] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(start)) return false;
  let at = start.length;
  for (const [i, piece] of pieces.entries()) {
    const isLast = i === pieces.length - 1;
    if (isLast && isWhole) return path.length - piece.length >= at && path.endsWith(piece);
    const found = path.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  return !isWhole || at === path.length;
}
