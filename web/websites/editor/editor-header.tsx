import Eye from 'lucide-react/icons/eye';
import type { Website } from '#shared/websites/contract/website.ts';
import { linkTo, paths } from '#web/shell/navigation/paths.ts';
import { WorkspaceHeader } from '#web/shell/workspace-header.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Text } from '#web/ui/text.tsx';
import { StatusBadge } from '#web/websites/status-badge.tsx';
import type { Editor } from './draft/use-editor.ts';
import type { Save } from './draft/use-save.ts';
import styles from './editor-header.module.css';

type EditorHeaderProps = { website: Website; editor: Editor; save: Save; isRegenerating: boolean };

/** The website’s name, whether there are unsaved changes, and the save button. */
export function EditorHeader({ website, editor, save, isRegenerating }: EditorHeaderProps) {
  const isChanged = editor.changed.length > 0;
  return (
    <WorkspaceHeader
      back={{ href: paths.websiteBuilder, label: 'Back' }}
      title={website.website_name}
      badge={<StatusBadge status={website.status} />}
      view={
        <Text size="small" tone="warning" strong lines="one" role="status">
          {isChanged ? <span className={styles.dot}>Unsaved changes</span> : null}
        </Text>
      }
      actions={
        <>
          <LinkButton href={linkTo.websitePreview(website.website_id)} icon={<Eye />}>
            Open preview
          </LinkButton>
          <Button
            variant="primary"
            title="Save (Ctrl+S)"
            isIdle={!isChanged || isRegenerating}
            isPending={save.isPending}
            pendingLabel="Saving"
            onClick={save.start}
          >
            Save
          </Button>
        </>
      }
    />
  );
}
