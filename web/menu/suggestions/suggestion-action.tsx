import Check from 'lucide-react/icons/check';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { MenuSuggestion } from '#shared/menu/contract/menu-analysis.ts';
import { promotionLink } from '#web/menu/promotion-link.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import styles from './suggestion-list.module.css';
import type { ApplyingSuggestions } from './use-suggestions.ts';

const ImageDialog = lazyPart(() => import('#web/images/image-dialog.tsx').then((m) => m.ImageDialog));

type SuggestionActionProps = { suggestion: MenuSuggestion; applying: ApplyingSuggestions };

/** Applies a suggestion to the menu or opens a campaign form, and undoes it. */
export function SuggestionAction({ suggestion, applying }: SuggestionActionProps) {
  const { id, kind, item, offer, changes, title } = suggestion;
  const { busy, failures, isApplied, isLatest, apply, undo } = applying;
  const failure = failures[id];
  const place = useKeptFocus(isApplied(id), busy !== undefined);
  return (
    <Cluster gap={1} align="start" ref={place} data-print="hide" className={styles.action}>
      {isApplied(id) ? (
        <Cluster as="p" gap={1} tone="good">
          <Check /> Done
          {isLatest(id) ? (
            <Button
              size="small"
              variant="quiet"
              isPending={busy === id}
              aria-label={`Undo: ${title}`}
              onClick={() => void undo(id)}
            >
              Undo
            </Button>
          ) : null}
        </Cluster>
      ) : offer !== null ? (
        <>
          <LinkButton
            size="small"
            href={promotionLink({ type: 'Facebook Ad', item, offer })}
            aria-label={`Create an ad for ${item}`}
          >
            Create an ad
          </LinkButton>
          <LinkButton
            size="small"
            href={promotionLink({ type: 'SMS Campaign', item, offer })}
            aria-label={`Create a text for ${item}`}
          >
            Create a text
          </LinkButton>
        </>
      ) : kind === 'wording' ? (
        <WordingForm suggestion={suggestion} applying={applying} />
      ) : kind === 'photo' ? (
        <PhotoChoice suggestion={suggestion} applying={applying} />
      ) : changes === null ? null : (
        <Button
          size="small"
          isPending={busy === id}
          aria-label={`Apply: ${title}`}
          onClick={() => void apply(suggestion)}
        >
          Apply
        </Button>
      )}
      {failure ? (
        <Text size="small" tone="danger" role="alert">
          {failure}
        </Text>
      ) : null}
    </Cluster>
  );
}

/** The pressed button disappears, so the focus moves to what replaces it. */
function useKeptFocus(isApplied: boolean, isBusy: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const was = useRef(isApplied);
  useEffect(() => {
    // Disabled buttons can’t take the focus.
    if (isBusy || was.current === isApplied) return;
    was.current = isApplied;
    if (document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('button, a, textarea')?.focus();
  }, [isApplied, isBusy]);
  return place;
}

function WordingForm({ suggestion, applying: { busy, apply } }: SuggestionActionProps) {
  const { id, item, before } = suggestion;
  const [words, setWords] = useState(before);
  const isIdle = words.trim() === before.trim();
  return (
    <Stack gap={1} width="full">
      <TextAreaField
        label={`Description of ${item}`}
        rows={2}
        maxLength={500}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <div>
        <Button
          size="small"
          isPending={busy === id}
          isIdle={isIdle}
          aria-label={`Apply the description of ${item}`}
          onClick={() => void apply(suggestion, words.trim())}
        >
          Apply
        </Button>
      </div>
    </Stack>
  );
}

function PhotoChoice({ suggestion, applying: { busy, apply } }: SuggestionActionProps) {
  const { id, item } = suggestion;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        isPending={busy === id}
        aria-label={`Choose a photo for ${item}`}
        onClick={() => setOpen(true)}
      >
        Choose a photo
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ImageDialog
            isOpen
            onClose={() => setOpen(false)}
            imageType="menu_item"
            title={`Choose a photo for ${item}`}
            onChoose={({ url }) => {
              setOpen(false);
              void apply(suggestion, url);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
