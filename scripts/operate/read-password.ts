import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { OperatorError } from './operator-error.ts';

/**
 * The password for a new account: from `ADMIN_PASSWORD`, or else the terminal (asked for twice, hidden), or else the
 * first line of standard input. It is never an argument, because the shell's history keeps those.
 */
export async function readPassword(environment: Record<string, string | undefined>): Promise<string> {
  if (environment.ADMIN_PASSWORD) return environment.ADMIN_PASSWORD;
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? '';
  const password = await askUnseen('Password: ');
  if (password !== (await askUnseen('Repeat the password: ')))
    throw new OperatorError('The passwords don’t match.');
  return password;
}

async function askUnseen(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const interrupted = new AbortController();
  terminal.once('SIGINT', () => interrupted.abort());
  process.stdout.write(question);
  try {
    return await terminal.question('', { signal: interrupted.signal });
  } catch {
    throw new OperatorError('Canceled.');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}
