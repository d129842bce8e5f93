import ExternalLink from 'lucide-react/icons/external-link';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { Menu } from '#web/ui/menu.tsx';

/** The two pages of a published website with edits, each in a tab of its own. */
export function OpenChoice({ id, url }: { id: string; url: string }) {
  return (
    <Menu
      label="Open in new tab"
      icon={<ExternalLink aria-hidden="true" />}
      actions={[
        { id: 'changes', label: 'Preview with your changes', href: linkTo.websitePage(id) },
        { id: 'published', label: 'Published website', href: url },
      ]}
    />
  );
}
