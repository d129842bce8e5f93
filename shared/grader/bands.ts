export type Letter = 'A' | 'B' | 'C' | 'D' | 'F';
export type Band = 'green' | 'amber' | 'orange' | 'red';

type Step<Name> = readonly [least: number, name: Name];

function atLeast<Name>(steps: readonly Step<Name>[], lowest: Name): (score: number) => Name {
  return (score) => steps.find(([least]) => score >= least)?.[1] ?? lowest;
}

/** The overall grade. Steps of five below 90, so that the spec’s 72.5 is a C+. */
export const signedLetterOf = atLeast<string>(
  [
    [97, 'A+'],
    [93, 'A'],
    [90, 'A-'],
    [85, 'B+'],
    [80, 'B'],
    [75, 'B-'],
    [70, 'C+'],
    [65, 'C'],
    [60, 'C-'],
    [55, 'D+'],
    [50, 'D'],
    [45, 'D-'],
  ],
  'F',
);

/** The grade of a component: the overall letter without plus or minus. */
export const letterOf = atLeast<Letter>(
  [
    [90, 'A'],
    [75, 'B'],
    [60, 'C'],
    [45, 'D'],
  ],
  'F',
);

/** The spec’s 72.5 needs improvement. */
export const statusOf = atLeast<string>(
  [
    [90, 'Excellent'],
    [75, 'Good'],
    [60, 'Needs Improvement'],
    [40, 'Poor'],
  ],
  'Critical',
);

/** The grade of the website score (spec, owner tools §9). */
export const bandOf = atLeast<Band>(
  [
    [80, 'green'],
    [60, 'amber'],
    [40, 'orange'],
  ],
  'red',
);

export const priorityOf = atLeast<'low' | 'medium' | 'high'>(
  [
    [80, 'low'],
    [60, 'medium'],
  ],
  'high',
);

/** The label of a load time in seconds (spec, owner tools §9). */
export function speedLabelOf(seconds: number): string {
  if (seconds <= 2) return 'Excellent';
  return seconds <= 4 ? 'Good' : 'Needs Improvement';
}
