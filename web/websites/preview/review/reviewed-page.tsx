import { type CSSProperties, useState } from 'react';
import type { Website } from '#shared/websites/contract/website.ts';
import { deferredDialog } from '#web/shell/dialogs/deferred-dialog.tsx';
import { SiteFrame } from '#web/websites/site-frame/site-frame.tsx';

const SuggestionDialog = deferredDialog(() =>
  import('./suggestion-dialog.tsx').then((m) => m.SuggestionDialog),
);

type ReviewedPageProps = {
  website: Website;
  html: string;
  className: string | undefined;
  style?: CSSProperties;
};

/** The preview. Pressing a marked suggestion asks whether to keep, edit, or remove it. */
export function ReviewedPage({ website, ...frame }: ReviewedPageProps) {
  const [pressed, setPressed] = useState<string>();
  const suggestion = website.suggestions.find(({ id }) => id === pressed);
  return (
    <>
      <SiteFrame {...frame} name={website.website_name} onSuggestion={setPressed} />
      <SuggestionDialog
        website={website}
        suggestion={suggestion}
        isOpen={suggestion !== undefined}
        onClose={() => setPressed(undefined)}
      />
    </>
  );
}
