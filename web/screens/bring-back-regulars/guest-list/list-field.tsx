import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useState } from 'react';
import { formatCount } from '#shared/format/numbers.ts';
import { downloadSampleCsv } from '#web/api/campaigns/sms-campaigns.ts';
import { GuestFields } from '#web/features/column-mapper/guest-fields.tsx';
import { errorMessages } from '#web/features/errors/error-messages.ts';
import { FileDrop } from '#web/features/file-drop/file-drop.tsx';
import { saveFile } from '#web/features/save-file/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast.tsx';
import styles from './guest-list.module.css';
import type { GuestListState } from './use-guest-list.ts';

type ListFieldProps = {
  guestList: GuestListState;
  onFile: (file: File) => void;
  /** The list is another from now on. */
  onChange: () => void;
};

/** Where the list of guests is dropped or chosen, and how it was read. */
export function ListField({ guestList, onFile, onChange }: ListFieldProps) {
  const { list, isReading } = guestList;
  const changing =
    <Values extends unknown[]>(change: (...values: Values) => void) =>
    (...values: Values) => {
      change(...values);
      onChange();
    };
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>
        Customer list <span className={styles.required} aria-hidden="true" />
      </legend>
      {list === undefined && !isReading ? (
        <FileDrop accept=".csv,text/csv" onFile={onFile}>
          Choose a CSV file
        </FileDrop>
      ) : null}
      {isReading ? (
        <Loading label="Reading your list…">
          <Skeleton lines={3} />
        </Loading>
      ) : null}
      {list === undefined ? null : (
        <>
          <div className={styles.chosen}>
            <FileSpreadsheet aria-hidden="true" />
            <p className={styles.fileName}>
              {list.file.name}
              <span className={styles.rowCount}>{rowCount(list.opened.rowCount)}</span>
            </p>
            <Button size="small" variant="quiet" onClick={changing(guestList.remove)}>
              Remove<span className={styles.hidden}> {list.file.name}</span>
            </Button>
          </div>
          <GuestFields
            list={list}
            purpose="campaign"
            onColumn={changing(guestList.setColumn)}
            onOrder={changing(guestList.setOrder)}
          />
        </>
      )}
      <div className={styles.help}>
        <p className={styles.fine}>
          Export a CSV from your POS or booking system with name, phone number, and last order date. Up to 2
          MB.
        </p>
        <SampleButton />
      </div>
    </fieldset>
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
    <Button
      size="small"
      icon={<Download aria-hidden="true" />}
      onClick={() => void download()}
      isPending={isPending}
    >
      Download sample CSV
    </Button>
  );
}
