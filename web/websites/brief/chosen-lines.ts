import type { BriefChoice, BriefLine, BriefUse } from '#shared/profile/brief-lines.ts';

/** The choices with one more; the last one for a line counts. */
export const withChoice = (choices: readonly BriefChoice[], words: string, use: BriefUse): BriefChoice[] => [
  ...choices.filter((choice) => choice.words !== words),
  { words, use },
];

/** The choices after the words of a line were corrected. */
export const withWords = (choices: readonly BriefChoice[], before: string, words: string): BriefChoice[] =>
  choices.map((choice) => (choice.words === before ? { ...choice, words } : choice));

/** The lines as they will be, shown before they are read again. */
export const chosenLines = (lines: readonly BriefLine[], choices: readonly BriefChoice[]): BriefLine[] =>
  lines.map((line) => {
    const chosen = choices.find(({ words }) => words === line.words);
    return chosen === undefined ? line : { ...line, use: chosen.use, is_chosen: true, is_open: false };
  });
