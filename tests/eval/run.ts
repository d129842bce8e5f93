import { parseArgs } from 'node:util';
import { evaluateDrafts } from './drafts.ts';
import { evaluateProvider } from './provider-run.ts';

/** `npm run eval -- drafts`: the built-in writer, brief by brief; with `--provider`: what that provider's drafts come to. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    provider: { type: 'string' },
    model: { type: 'string' },
    'base-url': { type: 'string' },
    save: { type: 'boolean' },
  },
});

try {
  if (positionals[0] !== 'drafts') throw new Error('Name one of: drafts.');
  console.log(values.provider === undefined ? evaluateDrafts() : await evaluateProvider(values));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
