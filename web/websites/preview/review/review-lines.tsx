import { useEffect, useState } from 'react';
import { type BriefChoice, choicesOf } from '#shared/profile/brief-lines.ts';
import type { Website } from '#shared/websites/contract/website.ts';
import { toastFailure } from '#web/shell/errors/toast-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Note } from '#web/ui/text.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useGenerationProgress } from '#web/websites/api/generation-progress.ts';
import { useReadWebsite, useRegenerateWebsite } from '#web/websites/api/website-source.ts';
import { BriefLines } from '#web/websites/brief/brief-lines.tsx';
import { chosenLines, withChoice, withWords } from '#web/websites/brief/chosen-lines.ts';
import { PREVIOUS_VERSION_SAVED } from '#web/websites/generation/generation-texts.ts';

/** The brief's lines in the review sheet. Changed uses regenerate the website, and its earlier version is kept. */
export function ReviewLines({ website }: { website: Website }) {
  const { brief_lines: read = [], custom_requirements } = website;
  const [text, setText] = useState(custom_requirements);
  const [lines, setLines] = useState(read);
  const [choices, setChoices] = useState<BriefChoice[]>();
  const update = useUpdatedWebsite(website);
  if (lines.length === 0) return null;
  const present = choices ?? choicesOf(lines);
  return (
    <Stack as="section" gap={1} aria-label="Other details">
      <Note as="h3">Other details</Note>
      <BriefLines
        lines={chosenLines(lines, present)}
        onChoose={({ words }, use) => setChoices(withChoice(present, words, use))}
        onCorrect={(line, words) => {
          setText(text.replace(line.words, () => words));
          setLines(lines.map((each) => (each.words === line.words ? { ...each, words, slips: [] } : each)));
          setChoices(withWords(present, line.words, words));
        }}
      />
      {choices === undefined && !update.isRunning ? null : (
        <Button
          size="small"
          isPending={update.isRunning}
          onClick={() => update.start({ custom_requirements: text, brief_lines: present })}
        >
          Update website
        </Button>
      )}
    </Stack>
  );
}

/** Regenerates the website and shows it when it's ready. */
function useUpdatedWebsite({ website_id }: Website) {
  const regenerate = useRegenerateWebsite(website_id);
  const readWebsite = useReadWebsite(website_id);
  const [running, setRunning] = useState<string>();
  const { data } = useGenerationProgress(running);
  const status = running === undefined ? undefined : data?.status;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the generation ends once
  useEffect(() => {
    if (status === undefined || status === 'in_progress') return;
    setRunning(undefined);
    if (status === 'completed') void readWebsite().then(() => showToast(READY));
    else showToast({ tone: 'danger', title: 'We couldn’t update your website. Try again.' });
  }, [status]);
  return {
    isRunning: regenerate.isPending || running !== undefined,
    start: (body: Parameters<typeof regenerate.mutate>[0]) =>
      regenerate.mutate(body, {
        onSuccess: ({ generation_id }) => setRunning(generation_id),
        onError: toastFailure,
      }),
  };
}

const READY = {
  tone: 'good',
  title: 'We updated your website.',
  description: PREVIOUS_VERSION_SAVED,
} as const;
