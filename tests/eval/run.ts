/** `npm run eval -- <name>`: measures what the built-in writer and readers make of real inputs. */
const EVALUATIONS: Readonly<Record<string, () => Promise<string>>> = {
  drafts: async () => (await import('./drafts.ts')).evaluateDrafts(),
};

const [chosen = ''] = process.argv.slice(2);
const evaluate = EVALUATIONS[chosen];
if (evaluate === undefined) {
  console.error(`Name one of: ${Object.keys(EVALUATIONS).join(', ')}.`);
  process.exit(1);
}
console.log(await evaluate());

export {};
