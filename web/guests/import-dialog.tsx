import { useState } from 'react';
import { withOwnLine } from '#shared/lists/guests/guest-csv.ts';
import { CSV_OR_EXCEL } from '#shared/lists/unreadable-list.ts';
import { type GuestImport, importGuests, useReloadGuests } from '#web/guests/api/guests.ts';
import { GuestFields, useGuestListOptions } from '#web/lists/guest-fields.tsx';
import { RefusedRows } from '#web/lists/refused-rows.tsx';
import { type MappedList, useMappedList } from '#web/lists/use-mapped-list.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { ImportResult } from './import-result.tsx';

type ImportState =
  | { step: 'choosing'; failure?: string }
  | { step: 'running'; percent: number }
  | { step: 'done'; result: GuestImport; list: MappedList<'guests'> };

/** Room for a spreadsheet of 100,000 rows. */
const MAX_FILE_BYTES = 15_000_000;

/** Imports a file that was exported here, or a list from another system. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const reload = useReloadGuests();
  const guestList = useMappedList('guests');
  const options = useGuestListOptions('import');
  const [state, setState] = useState<ImportState>({ step: 'choosing' });
  const { list } = guestList;
  const fail = (failure: string) => setState({ step: 'choosing', failure });

  const start = async (ready: MappedList<'guests'> | undefined) => {
    if (ready === undefined) return;
    const { mapped, opened } = ready;
    if (mapped?.missing !== undefined) return fail(mapped.missing);
    setState({ step: 'running', percent: 0 });
    try {
      const csv = mapped?.csv ?? opened.ownCsv ?? '';
      const result = await importGuests(csv, (percent) => setState({ step: 'running', percent }));
      void guestList.remember();
      const errors = result.errors.map((error) => withOwnLine(error, mapped?.linesAdded ?? 0));
      setState({ step: 'done', result: { ...result, errors }, list: ready });
    } catch (error) {
      fail((error as Error).message);
    }
    await reload();
  };

  const choose = async (file: File) => {
    const problem = problemOf(file) ?? (await guestList.choose(file, options()));
    if (problem !== undefined) return fail(problem);
    setState({ step: 'choosing' });
    const ready = await guestList.ready();
    // A file with our own columns needs no mapping.
    if (ready?.opened.ownCsv !== undefined) await start(ready);
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      isDismissable={state.step !== 'running'}
      title="Import guests"
      description="Choose a list from your POS or booking system. Guests who opted out stay opted out."
      actions={
        <>
          {state.step === 'choosing' && list !== undefined ? (
            <Button variant="primary" onClick={() => void guestList.ready().then(start)}>
              Import guests
            </Button>
          ) : null}
          <Button
            variant={state.step === 'done' ? 'primary' : 'secondary'}
            onClick={onClose}
            disabled={state.step === 'running'}
          >
            {state.step === 'done' ? 'Done' : 'Cancel'}
          </Button>
        </>
      }
    >
      {state.step === 'running' ? (
        <ProgressBar label="Importing guests" percent={state.percent} />
      ) : state.step === 'done' ? (
        <ImportResult
          result={state.result}
          skippedRows={
            <RefusedRows
              fileName={state.list.file.name}
              errors={state.result.errors}
              makeCsv={guestList.refusedCsv}
            />
          }
        />
      ) : (
        <>
          {state.failure === undefined ? null : <Notice tone="danger">{state.failure}</Notice>}
          <FileDrop accept=".csv,.tsv,.txt,.xlsx,text/csv" onFile={(file) => void choose(file)}>
            {list === undefined ? 'Choose a CSV or Excel file' : 'Choose another file'}
          </FileDrop>
          {guestList.isReading ? <Loading label="Reading your list…" shapes={[3]} /> : null}
          {list === undefined ? null : (
            <GuestFields
              key={list.opened.shape}
              list={list}
              purpose="import"
              onColumn={guestList.setColumn}
              onOrder={guestList.setOrder}
            />
          )}
        </>
      )}
    </Dialog>
  );
}

function problemOf({ name, size }: File): string | undefined {
  if (!/\.(?:csv|tsv|txt|xlsx)$/i.test(name)) return CSV_OR_EXCEL;
  return size > MAX_FILE_BYTES
    ? 'This file is larger than 15 MB. Split it into smaller files and import each one.'
    : undefined;
}
