import { useState } from 'react';
import { formatList } from '#shared/format/lists.ts';
import type { StatedDetails } from '#shared/profile/entered/page-details.ts';
import { ApiError } from '#web/client/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Cluster, Grid } from '#web/ui/layout.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Note } from '#web/ui/text.tsx';
import { FindingsTable } from './findings-table.tsx';
import { useWebsiteReading } from './use-website-reading.ts';
import styles from './website-part.module.css';
import { WebsitePhotos } from './website-photos.tsx';

/** `onRead` uses the website's details and returns a sentence about the result. */
type WebsitePartProps = { onRead: (page: StatedDetails) => string };

/** Reads the owner's current website page by page, and shows what was found where. */
export function WebsitePart({ onRead }: WebsitePartProps) {
  const [url, setUrl] = useState('');
  const [isMine, setMine] = useState(false);
  const [outcome, setOutcome] = useState('');
  const reading = useWebsiteReading(({ details, leftOut }) =>
    setOutcome(onRead(details) + leftOutSentence(leftOut)),
  );
  const { progress, error, joined } = reading;
  const fields = error instanceof ApiError ? error.fields : {};
  const { is_mine: forbidden } = fields;
  const problem = forbidden === undefined ? (fields.url ?? error?.message) : undefined;
  const read = () => {
    if (progress !== undefined) return;
    setOutcome('');
    void reading.read({ url, is_mine: isMine });
  };
  return (
    <>
      <Field
        label="Your current website"
        hint="We’ll check up to 12 pages for your menu, hours, and contact details."
        placeholder="https://example.com"
        inputMode="url"
        autoComplete="url"
        value={url}
        onChange={({ currentTarget }) => {
          setUrl(currentTarget.value);
          setMine(false);
          setOutcome('');
          reading.reset();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter reads the page instead of generating a website.
          event.preventDefault();
          read();
        }}
        error={problem}
        isOptional
      />
      {forbidden === undefined && !isMine ? null : (
        <div>
          <p role="alert">{forbidden}</p>
          <Cluster as="label" gap={1} wrap={false} className={styles.mine}>
            <input
              type="checkbox"
              checked={isMine}
              onChange={({ currentTarget }) => setMine(currentTarget.checked)}
            />
            This is my website
          </Cluster>
        </div>
      )}
      <div>
        <Button onClick={read} isPending={progress !== undefined} pendingLabel="Reading">
          Get details
        </Button>
      </div>
      {progress === undefined ? null : (
        <Grid columns="1fr auto" align="center" gap={2}>
          <ProgressBar
            label={`Reading page ${progress.page} of ${progress.of}…`}
            percent={Math.round(((progress.page - 1) / progress.of) * 100)}
          />
          <Button size="small" onClick={reading.cancel}>
            Stop
          </Button>
        </Grid>
      )}
      <Note hidesEmpty role="status">
        {outcome}
      </Note>
      {joined === undefined ? null : (
        <>
          <FindingsTable findings={joined.findings} />
          <WebsitePhotos key={joined.details.url} photos={joined.details.photos} />
        </>
      )}
    </>
  );
}

function leftOutSentence(urls: readonly string[]): string {
  if (urls.length === 0) return '';
  return ` Your menu is longer than 20,000 characters, so we left out ${formatList(urls)}.`;
}
