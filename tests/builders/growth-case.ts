import { AppError } from '#functions/platform/app-error.ts';
import { TooComplexError } from '#functions/websites/publish-gate/bounded-parser.ts';
import { type HostilePiece, hostileText } from './hostile-texts.ts';

/** Something that reads untrusted text. `prepare` isn't measured; `largest` is in characters. */
export type GrowthCase = {
  group: string;
  name: string;
  largest: number;
  prepare: (size: number) => () => unknown;
};

export type Reader = (text: string) => unknown;

/** One case for each hostile piece. */
export function casesOf(
  group: string,
  pieces: readonly HostilePiece[],
  { largest, reader }: { largest: number; reader: Reader },
): GrowthCase[] {
  return pieces.map((piece) => ({
    group,
    name: piece[0],
    largest,
    prepare: (size) => {
      const text = hostileText(piece, size);
      return () => orRefused(() => reader(text));
    },
  }));
}

/** A refusal of too much work counts as an answer. */
async function orRefused(read: () => unknown): Promise<unknown> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof TooComplexError || error instanceof AppError) return error.message;
    throw error;
  }
}
