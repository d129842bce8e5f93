import type { RefObject } from 'react';
import { renderSite, siteCss } from '#shared/site/page/render-site.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { uploadImage } from '#web/images/api/image-upload.ts';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { rewriteText } from '#web/websites/api/text-rewrite.ts';
import type { Device } from '#web/websites/site-frame/device.ts';
import { DeviceStage, type StagedFrame } from '#web/websites/site-frame/device-stage.tsx';
import styles from './edit-workspace.module.css';
import { EditFrame } from './frame/edit-frame.tsx';
import type { FrameEditor, FrameEditorDependencies } from './frame/frame-editor.ts';
import type { EditSession } from './session/edit-session.ts';
import { offerRemoval, offerRetry } from './session/offers.ts';
import { useEditState } from './session/use-edit-state.ts';

type EditedPageProps = Pick<FrameEditorDependencies, 'announce' | 'ask'> & {
  websiteId: string;
  session: EditSession;
  editor: RefObject<FrameEditor | undefined>;
  device: Device;
  /** Where the page’s images and fonts are hosted. */
  sitesOrigin: string;
  siteUrl: string;
  /** Called when the page is ready to edit. */
  onReady: () => void;
};

/** The edited page: in a device frame, or full-window on a phone. */
export function EditedPage(props: EditedPageProps) {
  const { websiteId, session, editor, device, sitesOrigin, siteUrl, onReady, announce, ask } = props;
  const name = useEditState(session, ({ content }) => content.website_name);
  const isNarrow = useIsNarrow();
  const rendering = { mode: 'preview', isEditable: true, siteUrl, assetsOrigin: sitesOrigin } as const;
  const print = (content: SiteContent) => renderSite(content, rendering);
  const frame = (staged: StagedFrame) => (
    <EditFrame
      {...staged}
      {...{ name, editor, session, announce, ask, print, onReady }}
      firstHtml={() => print(session.getState().content).html}
      printCss={(content) => siteCss(content, rendering)}
      upload={(file, options) => uploadImage(file, { ...options, websiteId })}
      improve={(request, waiting) => rewriteText(websiteId, request, waiting)}
      onBlank={(paths) => offerRemoval(session, paths)}
      onReverted={(edit, error) => offerRetry(session, edit, error)}
    />
  );
  if (isNarrow) return <div className={styles.own}>{frame({ className: styles.ownFrame, style: {} })}</div>;
  return (
    <DeviceStage name={name} device={device}>
      {frame}
    </DeviceStage>
  );
}
