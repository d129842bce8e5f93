import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useState } from 'react';
import { formatCount } from '#shared/format/numbers.ts';
import { GuestFields } from '#web/lists/guest-fields.tsx';
import { errorMessages } from '#web/shell/errors/error-messages.ts';
import { downloadSampleCsv } from '#web/sms/api/sms-campaigns.ts';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Cluster, Grid, Stack } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { Note, Text } from '#web/ui/text.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './guest-list.module.css';
import type { GuestListState } from './use-guest-list.ts';

type ListFieldProps = {
  guestList: GuestListState;
  onFile: (file: File) => void;
  /** Called when another list was chosen. */
  onChange: () => void;
};

/** Where the guest list is dropped or chosen, and its column mapping. */
export function ListField({ guestList, onFile, onChange }: ListFieldProps) {
  const { list, isReading } = guestList;
  const changing =
    <Values extends unknown[]>(change: (...values: Values) => void) =>
    (...values: Values) => {
      change(...values);
      onChange();
    };
  return (
    <Stack as="fieldset" gap={1.5}>
      <Text as="legend" size="small" strong className={styles.legend}>
        Customer list <span className={styles.required} aria-hidden="true" />
      </Text>
      {list === undefined && !isReading ? (
        <FileDrop accept=".csv,text/csv" onFile={onFile}>
          Choose a CSV file
        </FileDrop>
      ) : null}
      {isReading ? <Loading label="Reading your list…" shapes={[3]} /> : null}
      {list === undefined ? null : (
        <>
          <Grid card="plain" columns="auto 1fr auto" align="center" gap={1.5} className={styles.chosen}>
            <Icon of={FileSpreadsheet} size={1.5} tone="good" />
            <Text strong breaks className={styles.fileName}>
              {list.file.name}
              <Note as="span" className={styles.rowCount}>
                {rowCount(list.opened.rowCount)}
              </Note>
            </Text>
            <Button size="small" variant="quiet" onClick={changing(guestList.remove)}>
              Remove<VisuallyHidden> {list.file.name}</VisuallyHidden>
            </Button>
          </Grid>
          <GuestFields
            list={list}
            purpose="campaign"
            onColumn={changing(guestList.setColumn)}
            onOrder={changing(guestList.setOrder)}
          />
        </>
      )}
      <Cluster gap={2} rowGap={1} justify="between" className={styles.help}>
        <Note>Export names, phone numbers, and last order dates from your POS. Up to 2 MB.</Note>
        <SampleButton />
      </Cluster>
    </Stack>
  );
}

function rowCount(rows: number): string {
  return rows === 1 ? '1 row' : `${formatCount(rows)} rows`;
}

function SampleButton() {
  const [isPending, setIsPending] = useState(false);
  const download = async () => {
    setIsPending(true);
    try {
      saveFile('sample-customer-list.csv', await downloadSampleCsv());
    } catch (error) {
      showToast({ tone: 'danger', title: errorMessages(error).title });
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Button size="small" icon={<Download />} onClick={() => void download()} isPending={isPending}>
      Download sample CSV
    </Button>
  );
}
