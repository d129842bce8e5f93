import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { StatedDetails } from '#shared/profile/entered/page-details.ts';
import { ApiError } from '#web/client/api-error.ts';
import { readPage } from '#web/profile/api/profile.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './website-part.module.css';

/** `onRead` takes what the page states, and says in a sentence what came of it. */
type WebsitePartProps = { onRead: (page: StatedDetails) => string };

/** Reads one page of the owner's present website. */
export function WebsitePart({ onRead }: WebsitePartProps) {
  const [url, setUrl] = useState('');
  const [isMine, setMine] = useState(false);
  const [told, setTold] = useState('');
  const reading = useMutation({
    mutationFn: () => readPage({ url, is_mine: isMine }),
    onMutate: () => setTold(''),
    onSuccess: (page) => setTold(onRead(page)),
  });
  const fields = reading.error instanceof ApiError ? reading.error.fields : {};
  const { is_mine: forbidden } = fields;
  const problem = forbidden === undefined ? (fields.url ?? reading.error?.message) : undefined;
  const read = () => {
    if (!reading.isPending) reading.mutate();
  };
  return (
    <>
      <Field
        label="Your current website"
        hint="We’ll look for your menu, hours, and contact details on this page only."
        placeholder="https://example.com"
        inputMode="url"
        autoComplete="url"
        value={url}
        onChange={({ currentTarget }) => {
          setUrl(currentTarget.value);
          setMine(false);
          setTold('');
          reading.reset();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It reads the page, and doesn’t generate a website.
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
        <Button onClick={read} isPending={reading.isPending} pendingLabel="Reading">
          Get details
        </Button>
      </div>
      <Text size="small" tone="muted" className={styles.quiet} role="status">
        {told}
      </Text>
    </>
  );
}
