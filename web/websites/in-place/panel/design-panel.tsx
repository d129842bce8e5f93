import type { RefObject } from 'react';
import { Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
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
      <Stack as="section" gap={1.5}>
        <Text as="h2" size={1} weight="medium">
          Theme
        </Text>
        <PresetChoice session={session} />
      </Stack>
      <Stack as="section" gap={1.5}>
        <Text as="h2" size={1} weight="medium">
          Colors
        </Text>
        <ColorFields session={session} editor={editor} />
      </Stack>
      <Stack as="section" gap={1.5}>
        <Text as="h2" size={1} weight="medium">
          Sections
        </Text>
        <SectionOrder websiteId={websiteId} session={session} />
      </Stack>
    </Stack>
  );
}
