import { type CSSProperties, useState } from 'react';
import type { Website } from '#shared/websites/contract/website.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { SiteFrame } from '#web/websites/site-frame/site-frame.tsx';
import { SuggestionItem } from './suggestion-item.tsx';
import { useDecide } from './use-decide.ts';

type ReviewedPageProps = {
  website: Website;
  html: string;
  className: string | undefined;
  style?: CSSProperties;
};

/** The preview. Pressing a marked suggestion asks whether to keep, edit, or remove it. */
export function ReviewedPage({ website, ...frame }: ReviewedPageProps) {
  const [pressed, setPressed] = useState<string>();
  const { decide, skipped, isPending } = useDecide(website);
  const suggestion = website.suggestions.find(({ id }) => id === pressed);
  return (
    <>
      <SiteFrame {...frame} name={website.website_name} onSuggestion={setPressed} />
      <Dialog
        isOpen={suggestion !== undefined}
        onClose={() => setPressed(undefined)}
        title="Our suggestion"
        description="Guests see it only if you keep it."
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
    </>
  );
}
