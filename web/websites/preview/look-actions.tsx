import ExternalLink from 'lucide-react/icons/external-link';
import PencilLine from 'lucide-react/icons/pencil-line';
import { Suspense } from 'react';
import type { Website } from '#shared/websites/contract/website.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import iconButton from '#web/ui/icon-button.module.css';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import styles from './look-actions.module.css';
import { PublishControl } from './publish-control.tsx';

const OpenChoice = lazyPart(() => import('./open-choice.tsx').then((m) => m.OpenChoice));

type LookActionsProps = {
  website: Website;
  /** Undefined if the page can’t be edited in place. */
  onEdit: (() => void) | undefined;
  /** Preloads edit mode. */
  onMaybeEdit: () => void;
  /** Edit mode just closed, with the button that had the focus. */
  hasEdited: boolean;
};

/** The actions of the preview (spec, website builder §2.5). */
export function LookActions({ website, onEdit, onMaybeEdit, hasEdited }: LookActionsProps) {
  // Otherwise it is in the menu of `PublishControl`.
  const isNarrow = useIsNarrow();
  return (
    <>
      <OpenInNewTab website={website} />
      {isNarrow && website.status === 'published' ? null : (
        <LinkButton className={styles.advanced} variant="quiet" href={linkTo.websiteEdit(website.website_id)}>
          Advanced Edit
        </LinkButton>
      )}
      {onEdit === undefined ? null : (
        <Button
          icon={<PencilLine />}
          autoFocus={hasEdited}
          onClick={onEdit}
          onPointerEnter={onMaybeEdit}
          onFocus={onMaybeEdit}
        >
          Edit
        </Button>
      )}
      <PublishControl website={website} />
    </>
  );
}

/** The published page or the previewed one, or a choice if they differ. */
function OpenInNewTab({ website }: Pick<LookActionsProps, 'website'>) {
  const { website_id: id, url, has_unpublished_changes } = website;
  const link = (
    <Link
      target="_blank"
      rel="noreferrer"
      className={iconButton.button}
      href={url ?? linkTo.websitePage(id)}
      aria-label="Open in new tab"
      title="Open in new tab"
    >
      <ExternalLink />
    </Link>
  );
  if (url === undefined || !has_unpublished_changes) return link;
  return (
    <Suspense fallback={link}>
      <OpenChoice id={id} url={url} />
    </Suspense>
  );
}
