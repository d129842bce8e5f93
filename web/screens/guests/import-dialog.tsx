import { useState } from 'react';
import { type GuestImport, importGuests, useReloadGuests } from '#web/api/guests.ts';
import { FileDrop } from '#web/features/file-drop/file-drop.tsx';
import { AnswerColumns } from '#web/features/till-export/answer-columns.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import styles from './guests-screen.module.css';

type ImportState =
  | { step: 'choosing'; failure?: string }
  | { step: 'running'; percent: number }
  | { step: 'done'; result: GuestImport };

/** Takes the file of an earlier export, from this account or another. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const reload = useReloadGuests();
  const [state, setState] = useState<ImportState>({ step: 'choosing' });
  const start = async (file: File) => {
    const failure = problemOf(file);
    if (failure !== undefined) return setState({ step: 'choosing', failure });
    setState({ step: 'running', percent: 0 });
    try {
      const result = await importGuests(file, (percent) => setState({ step: 'running', percent }));
      setState({ step: 'done', result });
    } catch (error) {
      setState({ step: 'choosing', failure: (error as Error).message });
    }
    await reload();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissable={state.step !== 'running'}
      title="Import guests"
      description="Choose a guest file you exported here. To upload a list from your POS, use Bring Back Regulars. We keep existing details and never opt anyone back in. Columns like “Unsubscribed” count as opt-outs."
      actions={
        <Button
          variant={state.step === 'done' ? 'primary' : 'secondary'}
          onClick={onClose}
          disabled={state.step === 'running'}
        >
          {state.step === 'done' ? 'Done' : 'Cancel'}
        </Button>
      }
    >
      {state.step === 'running' ? (
        <ProgressBar label="Importing guests" percent={state.percent} />
      ) : state.step === 'done' ? (
        <ImportResult result={state.result} />
      ) : (
        <>
          {state.failure === undefined ? null : <Notice tone="danger">{state.failure}</Notice>}
          <FileDrop accept=".csv,text/csv" onFile={(file) => void start(file)}>
            Choose a CSV file
          </FileDrop>
        </>
      )}
    </Dialog>
  );
}

function ImportResult({ result }: { result: GuestImport }) {
  const { guests, duplicates, optedOut, errors, answers } = result;
  const imported = guests === 1 ? '1 guest imported' : `${guests.toLocaleString('en-US')} guests imported`;
  return (
    <>
      <Notice tone="good" title={imported}>
        {duplicates === 0
          ? 'No duplicates found.'
          : `${duplicates.toLocaleString('en-US')} more rows were about the same guests.`}
        {optedOut === 0 ? null : ` ${optOuts(optedOut)}`}
        <AnswerColumns {...answers} />
      </Notice>
      {errors.length === 0 ? null : (
        <Notice tone="warning" title={`${errors.length.toLocaleString('en-US')} rows were left out`}>
          <ul className={styles.findings}>
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

function optOuts(count: number): string {
  return count === 1
    ? '1 guest opted out of texts. We won’t text them.'
    : `The file says that ${count.toLocaleString('en-US')} guests want no texts: none will go out to them.`;
}

function problemOf(file: File): string | undefined {
  return file.name.toLowerCase().endsWith('.csv') ? undefined : 'Please upload a CSV file';
}
