import ExternalLink from 'lucide-react/icons/external-link';
import PencilLine from 'lucide-react/icons/pencil-line';
import type { Website } from '#shared/contract/website.ts';
import { linkTo } from '#web/features/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import iconButton from '#web/ui/icon-button.module.css';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import styles from './look-actions.module.css';
import { PublishControl } from './publish-control.tsx';

type LookActionsProps = {
  website: Website;
  /** Undefined where the page cannot be edited in place. */
  onEdit: (() => void) | undefined;
  /** Loads what editing needs before it is asked for. */
  onMaybeEdit: () => void;
};

/** What can be done with a website that is only looked at (spec, website builder §2.5). */
export function LookActions({ website, onEdit, onMaybeEdit }: LookActionsProps) {
  const ownTab = { target: '_blank', rel: 'noreferrer' };
  return (
    <>
      <Link
        {...ownTab}
        className={iconButton.button}
        href={website.url ?? linkTo.websitePage(website.website_id)}
        aria-label="Open in new tab"
        title="Open in new tab"
      >
        <ExternalLink aria-hidden="true" />
      </Link>
      <LinkButton className={styles.advanced} variant="quiet" href={linkTo.websiteEdit(website.website_id)}>
        Advanced Edit
      </LinkButton>
      {onEdit === undefined ? null : (
        <Button
          icon={<PencilLine aria-hidden="true" />}
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
