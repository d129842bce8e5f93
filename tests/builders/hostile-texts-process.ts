import { GROWTH_CASES } from './growth-cases.ts';

/** Reads every hostile text at its largest, and prints what it has read. */
for (const { group, name, largest, prepare } of GROWTH_CASES) {
  await prepare(largest)();
  console.log(`${group}: ${name}`);
}
