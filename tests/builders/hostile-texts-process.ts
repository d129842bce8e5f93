import { GROWTH_CASES } from './growth-cases.ts';

/** Reads every hostile text at a quarter of its largest size, and prints its name. */
for (const { group, name, largest, prepare } of GROWTH_CASES) {
  await prepare(Math.ceil(largest / 4))();
  console.log(`${group}: ${name}`);
}
