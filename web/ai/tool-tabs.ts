import type { LucideIcon } from 'lucide-react';
import PenLine from 'lucide-react/icons/pen-line';
import ScanSearch from 'lucide-react/icons/scan-search';
import UtensilsCrossed from 'lucide-react/icons/utensils-crossed';
import type { ComponentType } from 'react';
import type { AiFeature } from '#shared/features/ai-features.ts';
import { usePublicConfig } from '#web/client/public-config.ts';
import { GraderPanel } from '#web/grader/grader-panel.tsx';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';

export type ToolId = 'grader' | 'menu' | 'content';

export type ToolTab = {
  id: ToolId;
  label: string;
  icon: LucideIcon;
  /** The feature that an administrator can turn off for a restaurant. */
  feature: AiFeature;
  /** The tool. Without one, the tab says Coming Soon and can’t be opened. */
  Panel?: ComponentType;
};

/** The tools in tab order (spec, owner tools §2). The first loads with the tabs, the others as `lazyPart`s. */
const TOOL_TABS: readonly ToolTab[] = [
  {
    id: 'grader',
    label: 'Digital Presence Grader',
    icon: ScanSearch,
    feature: 'digital_grader',
    Panel: GraderPanel,
  },
  {
    id: 'menu',
    label: 'Smart Menu Optimizer',
    icon: UtensilsCrossed,
    feature: 'menu_optimizer',
    Panel: lazyPart(() => import('#web/menu/menu-panel.tsx').then((m) => m.MenuPanel)),
  },
  {
    id: 'content',
    label: 'Content Creator',
    icon: PenLine,
    feature: 'content_generation',
    Panel: lazyPart(() => import('#web/posts/content-panel.tsx').then((m) => m.ContentPanel)),
  },
];

/** The tab for an address that names none. */
export const FIRST_TAB: ToolId = 'grader';

/** The tools that this stage offers. Until that is known, all of them. */
export function useTools(): readonly ToolTab[] {
  const closed: readonly string[] = usePublicConfig().data?.coming_soon ?? [];
  return TOOL_TABS.map(({ Panel, ...tool }) =>
    Panel === undefined || closed.includes(tool.id) ? tool : { ...tool, Panel },
  );
}
