import type { BriefChoice, BriefLine, BriefUse } from '#shared/profile/brief-lines.ts';

/** Adds a choice; the last one for a line counts. */
export const withChoice = (choices: readonly BriefChoice[], words: string, use: BriefUse): BriefChoice[] => [
  ...choices.filter((choice) => choice.words !== words),
  { words, use },
];

/** Moves a choice to its corrected line. */
export const withWords = (choices: readonly BriefChoice[], before: string, words: string): BriefChoice[] =>
  choices.map((choice) => (choice.words === before ? { ...choice, words } : choice));

/** The lines with these choices, shown before the brief is parsed again. */
export const chosenLines = (lines: readonly BriefLine[], choices: readonly BriefChoice[]): BriefLine[] =>
  lines.map((line) => {
    const chosen = choices.find(({ words }) => words === line.words);
    return chosen === undefined ? line : { ...line, use: chosen.use, is_chosen: true, is_open: false };
  });
