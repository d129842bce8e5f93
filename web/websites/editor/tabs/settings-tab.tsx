import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import type { Editor } from '#web/websites/editor/draft/use-editor.ts';
import type { Regeneration } from '#web/websites/editor/regeneration/use-regeneration.ts';
import { VersionHistory } from '#web/websites/editor/versions/version-history.tsx';
import { dayLabel, modelLabel, secondsLabel, statusLabel } from '#web/websites/website-labels.ts';
import { DeleteWebsite } from './delete-website.tsx';
import styles from './editor-tab.module.css';

/** Website details, version history, regeneration, and deletion. */
export function SettingsTab({ editor, regeneration }: { editor: Editor; regeneration: Regeneration }) {
  const website = editor.base;
  const { features_used, ai_model, generation_time } = website.generation_details;
  return (
    <Stack gap={3}>
      <Section title="This website" titleSize={1} ruled gap={1.5} align="start" className={styles.part}>
        <Facts look="sides" divided width="full">
          <Fact label="ID">
            <span className={styles.id}>{website.website_id}</span>
          </Fact>
          <Fact label="Status">
            <span className={styles.word}>{statusLabel(website.status)}</span>
          </Fact>
          <Fact label="Created">{dayLabel(website.created_at, 'Unknown')}</Fact>
          <Fact label="Updated">{dayLabel(website.updated_at, 'Never')}</Fact>
        </Facts>
      </Section>
      <VersionHistory editor={editor} />
      <Section title="Generation details" titleSize={1} ruled gap={1.5} align="start" className={styles.part}>
        <Facts look="sides" divided width="full">
          <Fact label="Features used">
            <span className={styles.word}>{features_used.map(spaced).join(', ') || 'None'}</span>
          </Fact>
          {ai_model === '' ? null : (
            <>
              <Fact label="AI model">
                <span className={styles.word}>{modelLabel(ai_model)}</span>
              </Fact>
              <Fact label="Generation time">{secondsLabel(generation_time)}</Fact>
            </>
          )}
        </Facts>
      </Section>
      <RegenerateWebsite regeneration={regeneration} />
      <DeleteWebsite website={website} />
    </Stack>
  );
}

const spaced = (feature: string) => feature.replaceAll('_', ' ');

/** Regenerates the whole website after a confirmation. */
function RegenerateWebsite({ regeneration }: { regeneration: Regeneration }) {
  const [isAsking, setIsAsking] = useState(false);
  const confirm = () => {
    setIsAsking(false);
    regeneration.start();
  };
  return (
    <Section title="Regenerate" titleSize={1} ruled gap={1.5} align="start" className={styles.part}>
      <p>We’ll rewrite your whole website. You can restore the current version later.</p>
      <Button
        icon={<RefreshCw />}
        isPending={regeneration.isStarting || regeneration.isRunning}
        pendingLabel="Regenerating"
        onClick={() => setIsAsking(true)}
      >
        Regenerate
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={confirm}
        title="Regenerate this website?"
        confirmLabel="Regenerate"
        isDanger
      >
        This will regenerate the entire website and overwrite your changes. Are you sure?
      </ConfirmDialog>
    </Section>
  );
}
