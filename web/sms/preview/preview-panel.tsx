import { useEffect, useRef } from 'react';
import { formatCount, formatExactDollars } from '#shared/format/numbers.ts';
import { RefusedRows } from '#web/lists/refused-rows.tsx';
import type { SmsPreview } from '#web/sms/api/sms-campaigns.ts';
import type { SmsDraft } from '#web/sms/form/use-sms-draft.ts';
import { TEXTS_IN_TEST_MODE } from '#web/sms/test-mode-text.ts';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { Decisions } from './decisions.tsx';
import { ListErrors } from './list-errors.tsx';
import styles from './preview-panel.module.css';
import { textLength } from './text-length.ts';

/**
 * The preview: list totals, who gets the text, and the cost. Empty until the owner asks for it; the form mentions it
 * next to its buttons.
 */
export function PreviewPanel({ draft }: { draft: SmsDraft }) {
  const { preview, work, isAsked, list } = draft;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (preview !== undefined && isAsked) heading.current?.focus();
  }, [preview, isAsked]);
  if (work === 'previewing') {
    return <Loading label="Creating preview…" gap={2} className={styles.panel} shapes={[6]} />;
  }
  if (preview === undefined) return null;
  return (
    <Stack as="section" gap={2} className={styles.panel} aria-labelledby="sms-preview">
      <h2 id="sms-preview" tabIndex={-1} ref={heading}>
        SMS preview
      </h2>
      <Alternatives texts={preview.alternatives} />
      <ListFigures preview={preview} hasList={list !== undefined} />
      {list === undefined ? null : (
        <>
          <h3>Before you send</h3>
          <Decisions
            decisions={preview.decisions}
            willCost={preview.will_cost}
            priceNote={preview.price_note}
            tense="future"
          />
          <ListErrors errors={preview.csvErrors} total={preview.csvStats.errors}>
            <RefusedRows
              fileName={list.file.name}
              errors={preview.csvErrors}
              makeCsv={draft.guestList.refusedCsv}
            />
          </ListErrors>
        </>
      )}
      {preview.missing.length === 0 ? null : (
        <Notice tone="warning" title="Finish these steps to send texts">
          {preview.missing.map(({ need, message }) => (
            <p key={need}>{message}</p>
          ))}
        </Notice>
      )}
      {preview.is_simulated ? <Notice>{TEXTS_IN_TEST_MODE}</Notice> : null}
    </Stack>
  );
}

/** Two of the greetings that guests get in turn. */
function Alternatives({ texts }: { texts: readonly string[] }) {
  if (texts.length < 2)
    return (
      <Text tone="muted" breaks quoted>
        {texts[0]}
      </Text>
    );
  return (
    <>
      <p>Guests get different greetings. Here are two examples.</p>
      <Stack as="ul" gap={1.5} aria-label="Two sample texts">
        {texts.map((text) => (
          <Text as="li" key={text} tone="muted" breaks quoted>
            {text}
          </Text>
        ))}
      </Stack>
    </>
  );
}

function ListFigures({ preview, hasList }: { preview: SmsPreview; hasList: boolean }) {
  const { message, csvStats, targetCustomers, estimatedCost } = preview;
  const { characters, segments } = textLength(message.text);
  return (
    <Facts look="figures">
      <Fact label="Characters">{characters}</Fact>
      <Fact label="Segments">{segments}</Fact>
      {hasList ? (
        <>
          <Fact label="Rows uploaded">{formatCount(csvStats.totalUploaded)}</Fact>
          {csvStats.duplicates === 0 ? null : (
            <Fact label="Duplicates">{formatCount(csvStats.duplicates)}</Fact>
          )}
          <Fact label="Lapsed guests">{formatCount(targetCustomers)}</Fact>
          <Fact label="Rows with errors">{formatCount(csvStats.errors)}</Fact>
          <Fact label="Cost to text all lapsed guests">{formatExactDollars(estimatedCost)}</Fact>
        </>
      ) : null}
    </Facts>
  );
}
