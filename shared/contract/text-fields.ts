import * as z from 'zod/mini';
import { atMostCharacters } from './length-message.ts';

const CONTROLS = /[^\P{Cc}\n\t]/gu;

function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROLS, '').trim();
}

/** A text that keeps its line breaks; empty text means unknown. */
export function lines(maxLength: number) {
  return z
    .string('Use text.')
    .check(z.overwrite(cleanText), z.maxLength(maxLength, atMostCharacters(maxLength)));
}

/** A text in which a line break is a space; empty text means unknown. */
export function line(maxLength: number) {
  const onOneLine = (text: string) => cleanText(text).replace(/[\t\n]+/g, ' ');
  return z
    .string('Use text.')
    .check(z.overwrite(onOneLine), z.maxLength(maxLength, atMostCharacters(maxLength)));
}
