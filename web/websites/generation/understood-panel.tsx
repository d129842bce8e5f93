import { useState } from 'react';
import type { BriefLine, BriefUse } from '#shared/profile/brief-lines.ts';
import type { Correction } from '#web/profile/reading/corrections.ts';
import type { EntryKind } from '#web/profile/reading/entry-kinds.ts';
import { ParsedPreview } from '#web/profile/reading/parsed-preview.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { Note } from '#web/ui/text.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { BriefLines } from '#web/websites/brief/brief-lines.tsx';
import styles from './generate-dialog.module.css';
import { LanguageQuestion } from './language-question.tsx';
import type { Understanding } from './use-understanding.ts';

type UnderstoodPanelProps = {
  understanding: Understanding;
  onCorrect: (corrections: Correction[]) => void;
  onChoose: (line: BriefLine, use: BriefUse) => void;
  onRewrite: (line: BriefLine, words: string) => void;
  /** The owner’s answer, if the brief’s language was asked. */
  language: string | undefined;
  onLanguage: (language: string) => void;
};

const TITLE = 'Details we found';

/** Kinds of the owner’s own sentences, which are reviewed line by line. */
const IN_LINES: ReadonlySet<EntryKind> = new Set<EntryKind>([
  'story',
  'house_notes',
  'hours_text',
  'payment',
  'parking',
  'access',
  'wishes',
  'not_for_guests',
]);
const isInLines = (kind: EntryKind) => IN_LINES.has(kind);

/** Shows what we understood next to the brief, or in a dialog on a phone. */
export function UnderstoodPanel({ understanding, language, onLanguage, ...changes }: UnderstoodPanelProps) {
  const { onCorrect, onChoose, onRewrite } = changes;
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const { lines, corrected } = understanding;
  const entries = understanding.entries.filter(({ item }) => !isInLines(item.kind));
  const question = (
    <LanguageQuestion languages={understanding.languages} answer={language} onAnswer={onLanguage} />
  );
  const Heading = isNarrow ? 'h3' : 'h4';
  const list = (
    <>
      <ParsedPreview
        level={isNarrow ? 3 : 4}
        entries={entries}
        onChange={(entry, change) => onCorrect(corrected(entry, change))}
      >
        {lines.length === 0 ? <Note>Your details appear here as you type.</Note> : null}
      </ParsedPreview>
      {lines.length === 0 ? null : (
        <Stack as="section" gap={1} aria-label="Other details">
          <Note as={Heading} strong>
            Other details
          </Note>
          <BriefLines lines={lines} onChoose={onChoose} onCorrect={onRewrite} />
        </Stack>
      )}
    </>
  );
  if (!isNarrow) {
    return (
      <Grid as="section" gap={1} className={styles.panel} aria-label={TITLE}>
        <h3>{TITLE}</h3>
        <Status understanding={{ ...understanding, entries }} />
        {question}
        {list}
      </Grid>
    );
  }
  return (
    <>
      {question}
      {entries.length + lines.length === 0 ? null : <Button onClick={() => setOpen(true)}>{TITLE}</Button>}
      <Status understanding={{ ...understanding, entries }} />
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={TITLE}
        actions={
          <Button variant="primary" onClick={() => setOpen(false)}>
            Done
          </Button>
        }
      >
        {list}
      </Dialog>
    </>
  );
}

function Status({ understanding }: Pick<UnderstoodPanelProps, 'understanding'>) {
  return (
    <Note hidesEmpty role="status">
      {statusOf(understanding)}
    </Note>
  );
}

function statusOf({ entries, lines, isReading, hasFailed }: Understanding) {
  if (isReading) return 'Reading…';
  if (hasFailed) return 'We couldn’t preview your details, but you can still create your website.';
  const asked =
    entries.filter(({ state }) => state === 'asked').length + lines.filter(({ is_open }) => is_open).length;
  const counts = [counted(entries.length, 'detail'), counted(asked, 'question')].filter(
    (count) => count !== '',
  );
  if (counts.length === 0) return '';
  return asked === 0 ? `${counts[0]}.` : `${counts.join(', ')}. We’ll use only what you confirm.`;
}

const counted = (count: number, noun: string): string => {
  if (count === 0) return '';
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
};
