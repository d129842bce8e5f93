import { GROWTH_CASES } from './growth-cases.ts';
import { MAX_GROWTH, measureGrowth } from './measure-growth.ts';

/** Reads every hostile text at its largest, and prints what it has read, and what costs more than it may. */
for (const each of GROWTH_CASES) {
  const { small, large, ratio } = await measureGrowth(each, { isBrief: true });
  const excess =
    ratio > MAX_GROWTH ? `: ${Math.round(small)} ms, four times the text ${Math.round(large)} ms` : '';
  console.log(`${each.group}: ${each.name}${excess}`);
}
