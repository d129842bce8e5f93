import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { Website } from '#shared/websites/contract/website.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Grid } from '#web/ui/layout.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { PreviewHeader } from '#web/websites/preview/preview-header.tsx';
import type { useFullScreen } from '#web/websites/preview/use-full-screen.ts';
import type { Device } from '#web/websites/site-frame/device.ts';
import { FrameDialogs } from './dialogs/frame-dialogs.tsx';
import { MergeDialog } from './dialogs/merge-dialog.tsx';
import { EditActions } from './edit-actions.tsx';
import styles from './edit-workspace.module.css';
import { EditedPage } from './edited-page.tsx';
import type { FrameEditor } from './frame/frame-editor.ts';
import type { FrameQuestion } from './frame/frame-question.ts';
import { DesignPanel } from './panel/design-panel.tsx';
import { openEditSession } from './session/open-edit-session.ts';
import { useEditState } from './session/use-edit-state.ts';
import { useHistoryKeys } from './session/use-history-keys.ts';
import { useSaveBeforeLeaving } from './session/use-save-before-leaving.ts';

export type EditWorkspaceProps = {
  website: Website;
  /** Where the page’s images and fonts are hosted. */
  sitesOrigin: string;
  siteUrl: string;
  device: Device;
  onDevice: (device: Device) => void;
  fullScreen: ReturnType<typeof useFullScreen>;
  /** Where editing starts. */
  startAt: string | undefined;
  onExit: () => void;
};

/** Edit mode: header, the page, colors and sections, and all dialogs. */
export function EditWorkspace(props: EditWorkspaceProps) {
  const { website, sitesOrigin, siteUrl, device, onDevice, fullScreen, startAt, onExit } = props;
  const queryClient = useQueryClient();
  const [session] = useState(() => openEditSession(website, queryClient));
  const [question, setQuestion] = useState<FrameQuestion>();
  const [isDesigning, setIsDesigning] = useState(false);
  const editor = useRef<FrameEditor>(undefined);
  const announcer = useRef<HTMLDivElement>(null);
  const name = useEditState(session, ({ content }) => content.website_name);
  const step = useCallback((side: 'undo' | 'redo') => editor.current?.step(side), []);
  useHistoryKeys(step);
  useSaveBeforeLeaving({
    isUnsaved: () => editor.current?.isBusy === true || session.getState().isSaving,
    finish: async () => {
      const mayLeave = (await editor.current?.finish()) ?? true;
      await session.flush();
      return mayLeave;
    },
  });
  const begin = () => {
    if (startAt === 'opening_hours') setQuestion({ kind: 'hours' });
    else if (startAt === 'menu_items') editor.current?.addDish();
    else if (startAt !== undefined) editor.current?.focusPath(startAt);
  };
  const panel = <DesignPanel websiteId={website.website_id} session={session} editor={editor} />;
  return (
    <div className={styles.workspace}>
      <PreviewHeader
        website={{ ...website, website_name: name }}
        device={device}
        onDevice={onDevice}
        fullScreen={fullScreen}
        isEditing
        actions={
          <EditActions
            session={session}
            editor={editor}
            onDesign={() => setIsDesigning(true)}
            onExit={() => {
              // The server decides what is missing.
              void queryClient.invalidateQueries({ queryKey: queryKeys.website(website.website_id) });
              onExit();
            }}
          />
        }
      />
      <Grid as="main" flex="fill" className={styles.main}>
        <EditedPage
          websiteId={website.website_id}
          session={session}
          editor={editor}
          device={device}
          sitesOrigin={sitesOrigin}
          siteUrl={siteUrl}
          onReady={begin}
          announce={(message) => announcer.current?.replaceChildren(message)}
          ask={setQuestion}
        />
        <aside className={styles.panel} aria-label="Design">
          {panel}
        </aside>
      </Grid>
      <VisuallyHidden>
        <span ref={announcer} role="status" />
      </VisuallyHidden>
      <DesignSheet isOpen={isDesigning} onClose={() => setIsDesigning(false)}>
        {panel}
      </DesignSheet>
      <FrameDialogs
        session={session}
        editor={editor}
        websiteId={website.website_id}
        sitesOrigin={sitesOrigin}
        question={question}
        onClose={() => {
          setQuestion(undefined);
          setTimeout(() => editor.current?.focusAgain());
        }}
      />
      <MergeDialog session={session} />
    </div>
  );
}

type DesignSheetProps = { isOpen: boolean; onClose: () => void; children: ReactNode };

/** The design panel as a sheet, if there is no room next to the page. */
function DesignSheet({ isOpen, onClose, children }: DesignSheetProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Design" size="medium">
      {children}
    </Dialog>
  );
}
