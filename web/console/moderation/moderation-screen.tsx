import Keyboard from 'lucide-react/icons/keyboard';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { moderationRoutes } from '#shared/moderation/contract/moderation-routes.ts';
import { MODERATION_STATUSES, type ModerationStatus } from '#shared/moderation/moderated-content.ts';
import { useModeratedContent } from '#web/console/api/moderation.ts';
import { ConsoleHeader } from '#web/console/console-header.tsx';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { useSettledText } from '#web/console/use-settled-text.ts';
import { deferredDialog } from '#web/shell/dialogs/deferred-dialog.tsx';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Button, MoreButton } from '#web/ui/button.tsx';
import styles from './moderation.module.css';
import { ModerationFilters } from './moderation-filters.tsx';
import { ModerationList } from './moderation-list.tsx';

const NothingFound = lazyPart(() => import('./nothing-found.tsx').then((m) => m.NothingFound));
const ShortcutsDialog = deferredDialog(() => import('./shortcuts-dialog.tsx').then((m) => m.ShortcutsDialog));

/** Spec, website builder §2.11: Content Moderation. The URL holds the status and the search. */
export function ModerationScreen() {
  const { status, typed, change } = useAddress();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [hasShortcuts, setShortcuts] = useShortcutsChoice();
  const search = useSettledText(typed.trim());
  const content = useModeratedContent(status, search);
  return (
    <>
      <ConsoleHeader
        section={CONSOLE_SECTIONS.moderation}
        actions={
          <Button
            className={styles.shortcuts}
            size="small"
            variant="quiet"
            icon={<Keyboard />}
            onClick={() => setHelpOpen(true)}
          >
            Shortcuts
          </Button>
        }
      />
      <ModerationFilters
        status={status}
        onStatus={(next) => change({ status: next })}
        counts={content.data?.counts}
        search={typed}
        onSearch={(next) => change({ search: next })}
      />
      {content.data === undefined ? (
        <LoadState
          query={content}
          title={moderationRoutes.listFlaggedContent.defaultError}
          label="Loading content…"
          lines={8}
        />
      ) : (
        <ModerationList
          key={`${status} ${search}`}
          status={status}
          items={content.data.items}
          hasShortcuts={hasShortcuts}
          onHelp={() => setHelpOpen(true)}
          onStale={() => void content.refetch()}
        >
          <Suspense>{content.hasNextPage ? null : <NothingFound status={status} search={search} />}</Suspense>
        </ModerationList>
      )}
      <MoreButton list={content}>{search === '' ? 'Show more' : 'Search more'}</MoreButton>
      <ShortcutsDialog
        isOpen={isHelpOpen}
        onClose={() => setHelpOpen(false)}
        isOn={hasShortcuts}
        onChange={setShortcuts}
      />
    </>
  );
}

/** The longest search that the API accepts. */
const SEARCH_MAX_LENGTH = 100;

/** Keeps the status and the search in the URL, so that links and the back button restore them. */
function useAddress() {
  const [address, setAddress] = useSearchParams();
  const status = MODERATION_STATUSES.find((each) => each === address.get('status')) ?? 'flagged';
  const [typed, setTyped] = useState((address.get('search') ?? '').slice(0, SEARCH_MAX_LENGTH));
  const change = (changed: { status?: ModerationStatus; search?: string }) => {
    const next = { status, search: typed, ...changed };
    setTyped(next.search);
    const kept = {
      ...(next.status !== 'flagged' && { status: next.status }),
      ...(next.search.trim() !== '' && { search: next.search.trim() }),
    };
    setAddress(kept, { replace: true, preventScrollReset: true });
  };
  return { status, typed, change };
}

/** Local storage key of the choice. */
const SHORTCUTS_KEY = 'moderation-shortcuts';

function readChoice(): boolean {
  try {
    return localStorage.getItem(SHORTCUTS_KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Whether single-key shortcuts are on. People who dictate can turn them off (WCAG 2.1.4). */
function useShortcutsChoice(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(readChoice);
  const choose = (next: boolean) => {
    setOn(next);
    try {
      localStorage.setItem(SHORTCUTS_KEY, next ? 'on' : 'off');
    } catch {}
  };
  return [isOn, choose];
}
