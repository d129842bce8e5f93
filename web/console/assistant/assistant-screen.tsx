import { ConsoleHeader } from '#web/console/console-header.tsx';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { Stack } from '#web/ui/layout.tsx';
import styles from './assistant.module.css';
import { Conversation } from './conversation.tsx';
import { PerformanceCards } from './performance-cards.tsx';
import { PerformancePanels } from './performance-panels.tsx';

/** Spec, website builder §2.11: AI Business Assistant. */
export function AssistantScreen() {
  return (
    <>
      <ConsoleHeader section={CONSOLE_SECTIONS.assistant} />
      <PerformanceCards />
      <Stack gap={4} className={styles.columns}>
        <Conversation />
        <PerformancePanels />
      </Stack>
    </>
  );
}
