import { parseArgs } from 'node:util';
import { MODEL_PROTOCOLS, type ModelProtocol } from '#tests/builders/model-protocols.ts';
import { listDrafts } from './drafts.ts';
import { settingsOfFlags } from './eval-settings.ts';
import { evaluateCanned } from './evaluate-canned.ts';
import { type Evaluation, tableOf } from './evaluation.ts';
import { EVALUATIONS } from './evaluations.ts';
import { compareResults, saveResult } from './saved-results.ts';

/**
 * `npm run eval -- <task>`: evaluates a writer, or the built-in one without `--provider`. `--canned`: a local server of
 * that protocol that gives a fixed answer to each kind of request.
 */
const {
  positionals: [command = '', task = ''],
  values,
} = parseArgs({
  allowPositionals: true,
  options: {
    provider: { type: 'string' },
    model: { type: 'string' },
    'base-url': { type: 'string' },
    canned: { type: 'boolean' },
    save: { type: 'boolean' },
  },
});

function evaluationOf(name: string): Evaluation {
  const evaluation = EVALUATIONS.find((each) => each.name === name);
  if (evaluation !== undefined) return evaluation;
  const names = EVALUATIONS.map((each) => each.name).join(', ');
  throw new Error(`Name one of: ${names}; or compare and one of them.`);
}

function protocolOf(name: string = MODEL_PROTOCOLS[0]): ModelProtocol {
  const protocol = MODEL_PROTOCOLS.find((each) => each === name);
  if (protocol === undefined)
    throw new Error(`With --canned, --provider is one of: ${MODEL_PROTOCOLS.join(', ')}.`);
  return protocol;
}

async function evaluateNamed(): Promise<string> {
  if (command === 'compare') return compareResults(evaluationOf(task).name);
  const result = values.canned
    ? await evaluateCanned(evaluationOf(command), protocolOf(values.provider))
    : await evaluationOf(command).evaluate(settingsOfFlags(values, process.env));
  if (values.save === true) saveResult(result);
  const isListed = command === 'drafts' && values.provider === undefined && !values.canned;
  return [tableOf([result]), ...(isListed ? ['', listDrafts()] : [])].join('\n');
}

try {
  console.log(await evaluateNamed());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
// The assistant's emulators would keep the process alive.
process.exit();
