import type { RefObject } from 'react';
import { Stack } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import type { FrameEditor } from '#web/websites/in-place/frame/frame-editor.ts';
import type { EditSession } from '#web/websites/in-place/session/edit-session.ts';
import { ColorFields } from './color-fields.tsx';
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
      <Section title="Theme" titleSize={1} gap={1.5}>
        <PresetChoice session={session} />
      </Section>
      <Section title="Colors" titleSize={1} gap={1.5}>
        <ColorFields session={session} editor={editor} />
      </Section>
      <Section title="Sections" titleSize={1} gap={1.5}>
        <SectionOrder websiteId={websiteId} session={session} />
      </Section>
    </Stack>
  );
}
