import type { Website } from '#shared/websites/contract/website.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { SuggestionItem } from './suggestion-item.tsx';
import { useDecide } from './use-decide.ts';

type SuggestionDialogProps = {
  website: Website;
  /** The selected suggestion, until it is decided. */
  suggestion: Website['suggestions'][number] | undefined;
  isOpen: boolean;
  onClose: () => void;
};

/** Asks whether to keep, edit, or remove one suggestion. */
export function SuggestionDialog({ website, suggestion, isOpen, onClose }: SuggestionDialogProps) {
  const { decide, skipped, isPending } = useDecide(website);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Our suggestion"
      description="Guests see this suggestion only if you keep it."
      size="small"
    >
      {suggestion === undefined ? null : (
        <Stack as="ul" divided>
          <SuggestionItem
            website={website}
            suggestion={suggestion}
            hasOpenBlanks={skipped.includes(suggestion.id)}
            isReasonSaid={false}
            isPending={isPending}
            onDecide={decide}
          />
        </Stack>
      )}
    </Dialog>
  );
}
