import { useState } from 'react';
import { formatMoment } from '#shared/format/dates.ts';
import { formatDecimal } from '#shared/format/numbers.ts';
import { COMPONENT_LABELS } from '#shared/grader/component-score.ts';
import { GRADER_COMPONENTS } from '#shared/grader/components.ts';
import type { GradeComparison as Comparison, GradeSummary } from '#shared/grader/contract/grader.ts';
import { isSameSite } from '#shared/grader/same-site.ts';
import { useGradeComparison } from '#web/grader/api/grades.ts';
import { printedAddress, printedChange } from '#web/grader/score-look.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Grid } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Table } from '#web/ui/table.tsx';
import { Text } from '#web/ui/text.tsx';

type GradeComparisonProps = {
  /** Newest first, at least two. */
  grades: readonly GradeSummary[];
  onClose: () => void;
};

/** Compares two grades: the scores, and every rule whose points differ. */
export function GradeComparison({ grades, onClose }: GradeComparisonProps) {
  const [after, setAfter] = useState(grades[0]?.grade_id ?? '');
  const [before, setBefore] = useState(() => gradeBefore(grades)?.grade_id ?? '');
  const comparison = useGradeComparison(before, after);
  const options = grades.map((grade) => ({ value: grade.grade_id, label: optionLabel(grade) }));
  return (
    <Dialog isOpen onClose={onClose} size="large" title="Compare two grades">
      <Grid columns={2} gap={2}>
        <SelectField
          label="Before"
          options={options}
          value={before}
          onChange={(event) => setBefore(event.target.value)}
        />
        <SelectField
          label="After"
          options={options}
          value={after}
          onChange={(event) => setAfter(event.target.value)}
        />
      </Grid>
      {before === after ? <Text tone="muted">Choose two different grades.</Text> : null}
      {comparison.data !== undefined ? <Scores comparison={comparison.data} /> : null}
      {comparison.isLoading ? <Loading label="Comparing…" shapes={['block']} /> : null}
      {comparison.isError && comparison.data === undefined ? <LoadFailure query={comparison} /> : null}
    </Dialog>
  );
}

/** The grade before the latest, of the same website if possible. */
function gradeBefore([latest, ...earlier]: readonly GradeSummary[]): GradeSummary | undefined {
  return earlier.find(({ website }) => isSameSite(website, latest?.website ?? '')) ?? earlier[0];
}

function optionLabel({ graded_at, letter_grade, score, website }: GradeSummary): string {
  const grade =
    letter_grade === null || score === null ? 'not measured' : `${letter_grade}, ${formatDecimal(score)}`;
  const site = website === '' ? '' : ` · ${printedAddress(website)}`;
  return `${formatMoment(graded_at)}: ${grade}${site}`;
}

type Row = { id: string; name: string; before: number | null; after: number | null };

const figure = (value: number | null) => (value === null ? '–' : formatDecimal(value));

const COLUMNS = [
  { header: 'Category', cell: ({ name }: Row) => name },
  { header: 'Before', cell: ({ before }: Row) => figure(before), isNumeric: true },
  { header: 'After', cell: ({ after }: Row) => figure(after), isNumeric: true },
  {
    header: 'Change',
    cell: ({ before, after }: Row) =>
      before === null || after === null ? '–' : printedChange(after - before),
    isNumeric: true,
  },
];

function Scores({ comparison: { before, after, changes } }: { comparison: Comparison }) {
  const scores: Row[] = [
    { id: 'overall', name: 'Overall', before: before.score, after: after.score },
    ...GRADER_COMPONENTS.map((id) => ({
      id,
      name: COMPONENT_LABELS[id],
      before: before.component_scores[id],
      after: after.component_scores[id],
    })),
  ];
  return (
    <>
      <Table caption="Scores out of 100" columns={COLUMNS} rows={scores} rowKey={({ id }) => id} isDense />
      {changes.length === 0 ? (
        <Text tone="muted">No scores changed.</Text>
      ) : (
        <Table
          caption="Checks that changed"
          columns={[{ ...COLUMNS[0], header: 'Check', cell: ({ name }: Row) => name }, ...COLUMNS.slice(1)]}
          rows={changes.map(({ rule_id, label, before: then, after: now }) => ({
            id: rule_id,
            name: label,
            before: then,
            after: now,
          }))}
          rowKey={({ id }) => id}
          isDense
        />
      )}
    </>
  );
}
