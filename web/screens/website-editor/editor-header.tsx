import Eye from 'lucide-react/icons/eye';
import type { Website } from '#shared/contract/website.ts';
import { linkTo, paths } from '#web/features/navigation/paths.ts';
import { ThemeSwitch } from '#web/features/shell/theme-switch.tsx';
import { statusLabel, statusTone } from '#web/features/websites/website-labels.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { Editor } from './draft/use-editor.ts';
import type { Save } from './draft/use-save.ts';
import styles from './editor-header.module.css';

type EditorHeaderProps = { website: Website; editor: Editor; save: Save; isRegenerating: boolean };

/** Which website is edited, whether something is unsaved, and how to save it. */
export function EditorHeader({ website, editor, save, isRegenerating }: EditorHeaderProps) {
  const isChanged = editor.changed.length > 0;
  return (
    <header className={styles.header}>
      <BackLink className={styles.back} href={paths.websiteBuilder}>
        Back
      </BackLink>
      <div className={styles.title}>
        <h1>{website.website_name}</h1>
        <span className={styles.status}>
          <Badge tone={statusTone(website.status)}>{statusLabel(website.status)}</Badge>
        </span>
      </div>
      <p className={styles.unsaved} role="status">
        {isChanged ? <span className={styles.dot}>Unsaved changes</span> : null}
      </p>
      <div className={styles.theme}>
        <ThemeSwitch />
      </div>
      <div className={styles.actions}>
        <LinkButton href={linkTo.websitePreview(website.website_id)} icon={<Eye aria-hidden="true" />}>
          Open preview
        </LinkButton>
        <Button
          variant="primary"
          title="Save (Ctrl+S)"
          disabled={!isChanged || isRegenerating}
          isPending={save.isPending}
          pendingLabel="Saving"
          onClick={save.start}
        >
          Save
        </Button>
      </div>
    </header>
  );
}
