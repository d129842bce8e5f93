import Printer from 'lucide-react/icons/printer';
import SearchCheck from 'lucide-react/icons/search-check';
import type { GradeCheck, GraderResult } from '#shared/grader/contract/grader.ts';
import { useGradeCheck } from '#web/grader/api/grades.ts';
import { adviceFor } from '#web/shell/errors/error-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './grade-proof.module.css';

/** Reruns the grade’s checks on the saved data, and prints the grade. */
export function GradeProof({ result: { grade_id, rule_version } }: { result: GraderResult }) {
  const check = useGradeCheck();
  return (
    <Section title="How we got this grade" level={3} titleSize={2} gap={1.5} className={styles.proof}>
      <Text tone="muted" data-print="hide">
        We saved the data behind this grade. Rerun the checks to verify the grade.
      </Text>
      <Cluster gap={1} data-print="hide">
        <Button
          icon={<SearchCheck />}
          isPending={check.isPending}
          pendingLabel="Checking"
          onClick={() => check.mutate(grade_id)}
        >
          Verify this grade
        </Button>
        <Button variant="quiet" icon={<Printer />} onClick={() => print()}>
          Print
        </Button>
      </Cluster>
      {check.data === undefined ? null : <Outcome check={check.data} />}
      {check.isError ? (
        <Notice tone="danger" title={check.error.message}>
          {adviceFor(check.error)}
        </Notice>
      ) : null}
      <Text size="small" tone="faint">
        Scoring version {rule_version}
      </Text>
    </Section>
  );
}

function Outcome({ check }: { check: GradeCheck }) {
  const { is_same, digest, rules_run, rule_version, current_rule_version, differing_rules } = check;
  if (is_same) {
    return (
      <Notice tone="good" title="Grade verified">
        We reran {rules_run} checks and got the same result. Result ID: <code>{digest.slice(0, 12)}</code>
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title="This grade has changed">
      {rule_version === current_rule_version
        ? 'The saved data doesn’t match this grade. Run a new analysis.'
        : `Our scoring changed from version ${rule_version} to ${current_rule_version}, which affects ${differing_rules.length} of ${rules_run} checks.`}
    </Notice>
  );
}
