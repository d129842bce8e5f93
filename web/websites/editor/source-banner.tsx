import CodeXml from 'lucide-react/icons/code-xml';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { formatList } from '#shared/format/lists.ts';
import type { ContentSource, SourceFinding } from '#shared/websites/contract/website.ts';
import { toastFailure } from '#web/shell/errors/toast-failure.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useSwitchContentSource } from '#web/websites/api/website-source.ts';
import { CUSTOM_HTML_TITLE } from '#web/websites/website-labels.ts';
import { CODE_FIELDS, FIELD_NAMES } from './draft/editor-draft.ts';
import type { Editor } from './draft/use-editor.ts';

type SourceBannerProps = { editor: Editor; removed: SourceFinding[]; onRemovedRead: () => void };

/** The source of the page, input that was set aside, and what the last save removed, each with an action. */
export function SourceBanner({ editor, removed: all, onRemovedRead }: SourceBannerProps) {
  const { removed = [], moved = [] } = Object.groupBy(all, ({ kind }) => kind);
  return (
    <Stack>
      <SourceNotice editor={editor} />
      {editor.shelved === undefined ? null : <ShelvedNotice editor={editor} />}
      {moved.length === 0 ? null : (
        <Row tone="neutral" title="Your styles are in the Design tab" actions={[['Dismiss', onRemovedRead]]}>
          We moved your styles there from your HTML.
        </Row>
      )}
      {removed.length === 0 ? null : (
        <Row tone="warning" title="Saved with some code removed" actions={[['Dismiss', onRemovedRead]]}>
          To keep guests safe, we removed {listOf(removed)}. Press Ctrl+Z to restore your code.
        </Row>
      )}
    </Stack>
  );
}

function SourceNotice({ editor }: { editor: Editor }) {
  const { base } = editor;
  const switching = useSwitchContentSource(base.website_id);
  const switchTo = (source: ContentSource) =>
    switching.mutate(source, {
      onSuccess: ({ data, message }) => {
        editor.replaceWith(data, CODE_FIELDS);
        showToast({ tone: 'good', title: message });
      },
      onError: toastFailure,
    });
  if (base.content_source === 'html') {
    return (
      <Row
        tone="neutral"
        title={CUSTOM_HTML_TITLE}
        isPending={switching.isPending}
        actions={[['Go back to sections', () => switchTo('sections')]]}
      >
        Changes you make in the preview won’t appear on your website. Your sections are saved.
      </Row>
    );
  }
  if (base.own_source === undefined) return null;
  return (
    <Row
      tone="neutral"
      title="This website uses sections"
      isPending={switching.isPending}
      actions={[['Use custom HTML again', () => switchTo('html')]]}
    >
      Your custom HTML and CSS are saved.
    </Row>
  );
}

function ShelvedNotice({ editor }: { editor: Editor }) {
  const fields = editor.shelved?.fields.map((field) => FIELD_NAMES[field]).join(', ');
  return (
    <Row
      tone="warning"
      title="We saved a copy of your unsaved changes"
      actions={[
        ['Restore changes', editor.unshelve],
        ['Discard', editor.forgetShelved],
      ]}
    >
      Changed: {fields}. You can restore these changes while this page is open.
    </Row>
  );
}

type RowProps = {
  tone: 'neutral' | 'warning';
  title: string;
  actions: [label: string, onPress: () => void][];
  isPending?: boolean;
  children: ReactNode;
};

function Row({ tone, title, actions, isPending = false, children }: RowProps) {
  return (
    <Banner
      role="status"
      isWarning={tone === 'warning'}
      icon={tone === 'warning' ? TriangleAlert : CodeXml}
      actions={actions.map(([label, onPress]) => (
        <Button key={label} size="small" isPending={isPending} onClick={onPress}>
          {label}
        </Button>
      ))}
    >
      <strong>{title}.</strong> {children}
    </Banner>
  );
}

/** `<script>, onclick, and 2 more` */
function listOf(findings: SourceFinding[]): string {
  const names = [...new Set(findings.map(({ what }) => what))];
  const shown = names.slice(0, 4);
  const rest = names.length - shown.length;
  return formatList(rest > 0 ? [...shown, `${rest} more`] : shown);
}
