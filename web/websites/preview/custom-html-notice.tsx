import type { Website } from '#shared/websites/contract/website.ts';
import { toastFailure } from '#web/shell/errors/toast-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useSwitchContentSource } from '#web/websites/api/website-source.ts';
import { CUSTOM_HTML_TITLE } from '#web/websites/website-labels.ts';
import styles from './custom-html-notice.module.css';

/** Explains why custom HTML has no Edit button, and offers to go back to sections. */
export function CustomHtmlNotice({ website }: { website: Website }) {
  const back = useSwitchContentSource(website.website_id);
  const announce = ({ message }: { message: string }) => showToast({ tone: 'good', title: message });
  return (
    <Cluster gap={2} rowGap={1} justify="between" padBottom={1.5} className={styles.notice}>
      <Notice title={CUSTOM_HTML_TITLE}>
        You can’t edit custom HTML here. Edit it in Advanced Edit, or switch back to sections. We’ll save your
        custom HTML.
      </Notice>
      <Button
        isPending={back.isPending}
        onClick={() => back.mutate('sections', { onSuccess: announce, onError: toastFailure })}
      >
        Go back to sections
      </Button>
    </Cluster>
  );
}
