import type { RefObject } from 'react';
import { Stack } from '#web/ui/layout.tsx';
import type { FrameEditor } from '#web/websites/in-place/frame/frame-editor.ts';
import type { EditSession } from '#web/websites/in-place/session/edit-session.ts';
import { ColorFields } from './color-fields.tsx';
import styles from './design-panel.module.css';
import { PresetChoice } from './preset-choice.tsx';
import { SectionOrder } from './section-order.tsx';

export type DesignPanelProps = {
  websiteId: string;
  session: EditSession;
  editor: RefObject<FrameEditor | undefined>;
};

/** Theme presets, the four colors, and the order of the sections. */
export function DesignPanel({ websiteId, session, editor }: DesignPanelProps) {
  return (
    <Stack gap={4}>
      <Stack as="section" gap={1.5} className={styles.part}>
        <h2>Theme</h2>
        <PresetChoice session={session} />
      </Stack>
      <Stack as="section" gap={1.5} className={styles.part}>
        <h2>Colors</h2>
        <ColorFields session={session} editor={editor} />
      </Stack>
      <Stack as="section" gap={1.5} className={styles.part}>
        <h2>Sections</h2>
        <SectionOrder websiteId={websiteId} session={session} />
      </Stack>
    </Stack>
  );
}
