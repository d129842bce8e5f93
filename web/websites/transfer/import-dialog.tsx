import { useNavigate } from 'react-router-dom';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { showToast } from '#web/ui/toast.tsx';
import styles from './import-dialog.module.css';
import { type ImportState, useImport } from './use-import.ts';

type ImportDialogProps = { isOpen: boolean; onClose: () => void };

/** Creates a website from a downloaded one, from any account. */
export function ImportDialog({ isOpen, onClose }: ImportDialogProps) {
  const navigate = useNavigate();
  const { state, start, cancel } = useImport(({ websiteId, name }) => {
    showToast({ tone: 'good', title: `${name} imported.` });
    void navigate(linkTo.websitePreview(websiteId));
  });
  const isRunning = state.step === 'running';
  const close = () => {
    cancel();
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      isDismissable={!isRunning}
      title="Import a website"
      description="Choose the ZIP file you downloaded or its site.json file. We’ll create a new website. Your existing websites won’t change."
      actions={<ImportActions state={state} onClose={close} />}
    >
      <ImportBody state={state} onFile={(file) => void start(file)} />
    </Dialog>
  );
}

function ImportBody({ state, onFile }: { state: ImportState; onFile: (file: File) => void }) {
  if (state.step === 'running') return <ProgressBar label={state.label} {...state.progress} />;
  if (state.step === 'cleaned') {
    return (
      <Notice tone="warning" title="Imported with some code removed">
        <p>We removed these parts of your custom HTML and CSS:</p>
        <Stack as="ul" gap={0.5} breaks above={1} bullets className={styles.findings}>
          {state.findings.map(({ source, line, what, message }) => (
            <li key={`${source} ${line} ${what}`}>
              {what}: {message}
            </li>
          ))}
        </Stack>
      </Notice>
    );
  }
  return (
    <>
      {state.step === 'failed' ? <Notice tone="danger">{state.message}</Notice> : null}
      <FileDrop accept=".zip,.json,application/zip,application/json" onFile={onFile}>
        Choose a file
      </FileDrop>
    </>
  );
}

function ImportActions({ state, onClose }: { state: ImportState; onClose: () => void }) {
  if (state.step !== 'cleaned') return <Button onClick={onClose}>Cancel</Button>;
  return (
    <LinkButton variant="primary" href={linkTo.websitePreview(state.websiteId)}>
      Open preview
    </LinkButton>
  );
}
