import ExternalLink from 'lucide-react/icons/external-link';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { Menu } from '#web/ui/menu.tsx';

/** Opens the published page or the one with unpublished changes in a new tab. */
export function OpenChoice({ id, url }: { id: string; url: string }) {
  return (
    <Menu
      label="Open in new tab"
      icon={<ExternalLink />}
      actions={[
        { id: 'changes', label: 'Preview with your changes', href: linkTo.websitePage(id) },
        { id: 'published', label: 'Published website', href: url },
      ]}
    />
  );
}
