import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Text } from '#web/ui/text.tsx';
import type { MenuFileReading } from './use-menu-file.ts';

type MenuFileFieldProps = MenuFileReading & { readsPhotos: boolean };

const TEXT_FILES = '.pdf,.docx,.xlsx,.csv,.tsv,.txt,application/pdf,text/plain,text/csv';

/** Accepts a menu as a file and shows the progress. Photos are offered only if a model reads them. */
export function MenuFileField({ readsPhotos, doing, problem, read, cancel }: MenuFileFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  return (
    <Stack gap={1} ref={field}>
      <FileDrop
        accept={readsPhotos ? `${TEXT_FILES},image/*` : TEXT_FILES}
        onFile={(file) => void read(file)}
      >
        {readsPhotos ? 'Add a photo, PDF, Word, Excel, or CSV file' : 'Add a PDF, Word, Excel, or CSV file'}
      </FileDrop>
      {doing === undefined ? null : (
        <Grid columns="1fr auto" align="center" gap={2}>
          <ProgressBar label={doing} />
          <Button
            size="small"
            onClick={() => {
              cancel();
              field.current?.querySelector('input')?.focus();
            }}
          >
            Cancel
          </Button>
        </Grid>
      )}
      {problem === undefined ? null : (
        <Text size="small" tone="danger" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  );
}
