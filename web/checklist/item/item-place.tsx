import ArrowRight from 'lucide-react/icons/arrow-right';
import ExternalLink from 'lucide-react/icons/external-link';
import type { ChecklistItem } from '#shared/checklist/contract/checklist.ts';
import { checklistScreen } from '#web/shell/checklist-screen.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

type ItemPlaceProps = { item: ChecklistItem; isPrimary?: boolean };

/** A link to where a task is done: one of our screens, or another website. Nothing for offline tasks. */
export function ItemPlace({ item, isPrimary = false }: ItemPlaceProps) {
  const { screen, external_link, link_text, title } = item;
  const look = isPrimary
    ? ({ variant: 'primary', size: 'large' } as const)
    : ({ variant: 'secondary', size: 'small' } as const);
  if (external_link !== null) {
    const label = link_text ?? 'Learn More';
    return (
      <LinkButton
        {...look}
        href={external_link}
        target="_blank"
        rel="noreferrer"
        aria-label={`${label}: ${title} (opens in a new tab)`}
        iconAfter={<ExternalLink />}
      >
        {label}
      </LinkButton>
    );
  }
  const place = screen === null ? undefined : checklistScreen(screen);
  if (place === undefined) return null;
  const label = `Open ${place.title}`;
  return (
    <LinkButton {...look} href={place.path} aria-label={`${label}: ${title}`} iconAfter={<ArrowRight />}>
      {label}
    </LinkButton>
  );
}

/** Whether `ItemPlace` shows anything. */
export function hasPlace({ screen, external_link }: ChecklistItem): boolean {
  return external_link !== null || (screen !== null && checklistScreen(screen) !== undefined);
}
