import type { RefObject } from 'react';
import type { FrameEditor } from '../frame/frame-editor.ts';
import type { EditSession } from '../session/edit-session.ts';
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
    <div className={styles.panel}>
      <section className={styles.part}>
        <h2>Theme</h2>
        <PresetChoice session={session} />
      </section>
      <section className={styles.part}>
        <h2>Colors</h2>
        <ColorFields session={session} editor={editor} />
      </section>
      <section className={styles.part}>
        <h2>Sections</h2>
        <SectionOrder websiteId={websiteId} session={session} />
      </section>
    </div>
  );
}
