import * as z from 'zod/mini';
import { atMostCharacters } from './length-message.ts';

const CONTROLS = /[^\P{Cc}\n\t]/gu;

function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROLS, '').trim();
}

/** Text that keeps its line breaks; empty means unknown. */
export function lines(maxLength: number) {
  return z
    .string('Enter text.')
    .check(z.overwrite(cleanText), z.maxLength(maxLength, atMostCharacters(maxLength)));
}

/** Text on one line: line breaks become spaces. Empty means unknown. */
export function line(maxLength: number) {
  const onOneLine = (text: string) => cleanText(text).replace(/[\t\n]+/g, ' ');
  return z
    .string('Enter text.')
    .check(z.overwrite(onOneLine), z.maxLength(maxLength, atMostCharacters(maxLength)));
}
