import {
  asksForOptOut,
  looksLikeAnswer,
  refusesMarketing,
  saysNothing,
} from '#shared/domain/guests/marketing-answers.ts';
import { readDay } from '#shared/domain/guests/read-day.ts';
import type { TableRow } from './read-table.ts';

type OtherCells = TableRow<string>['others'];

/** Whether any of the columns that say who wants texts says that this guest wants none. */
export function rowRefuses(others: OtherCells): boolean {
  return others.some(({ heading, cell }) => refusesMarketing(cell, asksForOptOut(heading)));
}

/** A note in a column of yes and no: nobody is texted, or shut out, on a guess. */
export function unclearAnswer(others: OtherCells): string | undefined {
  const unclear = others.find(({ cell }) => !saysNothing(cell) && !isAnswer(cell));
  if (unclear === undefined) return undefined;
  const { heading, cell } = unclear;
  return `${heading.slice(0, 40)} is “${cell.slice(0, 40)}”. Write yes or no, or leave it empty.`;
}

function isAnswer(cell: string): boolean {
  return looksLikeAnswer(cell) || readDay(cell) !== undefined;
}
