import { OperatorError } from './operator-error.ts';

type Command = (args: string[], environment: NodeJS.ProcessEnv) => Promise<string>;

/** Runs an operator's command and prints the result or the error. */
export async function runOperatorCommand(command: Command): Promise<void> {
  try {
    console.log(await command(process.argv.slice(2), process.env));
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
