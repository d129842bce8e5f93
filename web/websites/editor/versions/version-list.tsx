import type { WebsiteVersion } from '#shared/websites/contract/website.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { versionMoment, versionReasons } from './version-labels.ts';
import styles from './version-list.module.css';

type VersionListProps = {
  versions: WebsiteVersion[];
  onLook: (version: WebsiteVersion) => void;
  onRestore: (version: WebsiteVersion) => void;
};

/** Saved versions, newest first. */
export function VersionList({ versions, onLook, onRestore }: VersionListProps) {
  if (versions.length === 0) {
    return <p>No versions yet. Publish to save the first one.</p>;
  }
  return (
    <Stack as="ul" divided width="full">
      {versions.map((version) => (
        <Cluster as="li" gap={2} rowGap={0.5} justify="between" key={version.version}>
          <div className={styles.words}>
            <Cluster as="p" gap={1} rowGap={0.5} tone="ink">
              <time dateTime={version.created_at}>{versionMoment(version)}</time>
              {version.is_public ? <Badge tone="good">Live now</Badge> : null}
              {version.content_source === 'html' ? <Badge>Custom HTML</Badge> : null}
            </Cluster>
            <Text size="small">{versionReasons(version)}</Text>
          </div>
          <Cluster gap={0.5} align="stretch" wrap={false}>
            <Button size="small" variant="quiet" onClick={() => onLook(version)}>
              View <VisuallyHidden> version from {versionMoment(version)}</VisuallyHidden>
            </Button>
            <Button size="small" onClick={() => onRestore(version)}>
              Restore <VisuallyHidden> version from {versionMoment(version)}</VisuallyHidden>
            </Button>
          </Cluster>
        </Cluster>
      ))}
    </Stack>
  );
}
