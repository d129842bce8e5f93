import { useEffect, useEffectEvent, useState } from 'react';
import type { Website } from '#shared/websites/contract/website.ts';
import { LeaveGuard } from '#web/shell/dialogs/leave-guard.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Grid } from '#web/ui/layout.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { SaveConflict } from './draft/save-conflict.tsx';
import { useEditor } from './draft/use-editor.ts';
import { type Save, useSave } from './draft/use-save.ts';
import { EditorHeader } from './editor-header.tsx';
import styles from './editor-workspace.module.css';
import { LivePreview } from './preview/live-preview.tsx';
import { useLivePage } from './preview/use-live-page.ts';
import { RegenerationProgress } from './regeneration/regeneration-progress.tsx';
import { useRegeneration } from './regeneration/use-regeneration.ts';
import { SourceBanner } from './source-banner.tsx';
import { EditorTabs } from './tabs/editor-tabs.tsx';

const PANES = [
  { value: 'edit', label: 'Edit' },
  { value: 'preview', label: 'Live preview' },
] as const;

/** The fields next to their preview; on narrow screens, one at a time. */
export function EditorWorkspace({ website }: { website: Website }) {
  const [pane, setPane] = useState<'edit' | 'preview'>('edit');
  const editor = useEditor(website);
  const page = useLivePage(editor);
  const save = useSave(editor);
  const regeneration = useRegeneration(editor);
  useSaveShortcut(save.start);
  return (
    <div className={styles.workspace}>
      <EditorHeader website={website} editor={editor} save={save} isRegenerating={regeneration.isRunning} />
      <main className={styles.main}>
        <SourceBanner editor={editor} removed={save.removed} onRemovedRead={save.forgetRemoved} />
        <div className={styles.panes}>
          <SegmentedControl label="Show" segments={PANES} value={pane} onChange={setPane} />
        </div>
        <div className={styles.columns}>
          <Grid gap={2} className={classNames(styles.fields, pane === 'preview' && styles.behind)}>
            <EditorTabs editor={editor} save={save} page={page} regeneration={regeneration} />
          </Grid>
          <div className={classNames(styles.preview, pane === 'edit' && styles.behind)}>
            <LivePreview page={page} name={website.website_name} />
          </div>
        </div>
      </main>
      <CustomHtmlConfirm save={save} />
      <SaveConflict editor={editor} save={save} />
      <RegenerationProgress regeneration={regeneration} />
      <LeaveGuard isUnsaved={() => editor.changed.length > 0}>
        If you leave now, you’ll lose your unsaved changes to {website.website_name}.
      </LeaveGuard>
    </div>
  );
}

/** Explains what saving custom HTML does, before it happens. */
function CustomHtmlConfirm({ save }: { save: Save }) {
  return (
    <ConfirmDialog
      isOpen={save.isAsking}
      onClose={save.disagree}
      onConfirm={save.agree}
      title="Switch to custom HTML?"
      confirmLabel="Save custom HTML"
      cancelLabel="Not now"
    >
      Your website will use this HTML and CSS. We’ll save your sections so you can switch back anytime.
    </ConfirmDialog>
  );
}

/** Ctrl+S and Cmd+S save the website instead of the page. */
function useSaveShortcut(save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
