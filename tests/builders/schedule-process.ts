import { functionFile } from '#infra/function-folders.ts';

/** Runs a folder's scheduled function once, in a process whose clock shows CLOCK. */
const offset = Date.parse(process.env.CLOCK ?? '') - Date.now();
const RealDate = Date;

class MovedDate extends RealDate {
  constructor(...parts: [] | [value: string | number]) {
    super(parts[0] ?? MovedDate.now());
  }

  static override now(): number {
    return RealDate.now() + offset;
  }
}

globalThis.Date = MovedDate as DateConstructor;
const { handler } = await import(functionFile(process.argv[2] ?? '', 'handler.ts'));
await handler();
process.exit(0);
