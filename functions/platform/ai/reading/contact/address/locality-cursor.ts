import type { AddressToken } from './address-tokens.ts';

/** A place in the tokens behind a street. */
export class Cursor {
  at: number;
  readonly tokens: readonly AddressToken[];

  constructor(tokens: readonly AddressToken[], at: number) {
    this.tokens = tokens;
    this.at = at;
  }

  text(ahead = 0): string {
    return this.tokens[this.at + ahead]?.text ?? '';
  }

  /** Past one comma or line end. */
  skipMark(): boolean {
    const isMark =
      this.text() === ',' ||
      this.text() === '\n' ||
      this.text() === '-' ||
      this.text() === '–' ||
      this.text() === '•' ||
      this.text() === '·' ||
      this.text() === '|';
    if (isMark) this.at += 1;
    if (isMark && this.text() === '\n') this.at += 1;
    return isMark;
  }

  /** Past "in", where a town or its code follows. */
  skipIn(): boolean {
    const isIn =
      /^(?:in|à|a|en)$/.test(this.text()) &&
      (/^\d{4,5}$/.test(this.text(1)) || this.tokens[this.at + 1]?.isCapital === true);
    if (isIn) this.at += 1;
    return isIn;
  }
}
