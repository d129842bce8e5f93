import { useQuery } from '@tanstack/react-query';
import { restaurantIdOf, useUser } from '#web/accounts/session-context.ts';
import { restaurantDashboardQuery } from '#web/dashboard/api/restaurant-dashboard.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { FloatingChat } from './chat/floating-chat.tsx';

const AssistantPanel = lazyPart(() => import('./assistant-panel.tsx').then((m) => m.AssistantPanel));

/** The floating assistant of a restaurant. Only this component decides who has one. */
export function RestaurantAssistant() {
  const hasRestaurant = restaurantIdOf(useUser()) !== undefined;
  const { data, isPending } = useQuery({
    ...restaurantDashboardQuery,
    enabled: hasRestaurant,
    // Loads after the screen. A failure stays visible until someone retries.
    retryOnMount: false,
  });
  const isHidden = isPending || data?.features.marketing_assistant === false;
  return hasRestaurant && !isHidden ? (
    <FloatingChat name="Assistant" label="Ask the assistant" place="frame" Panel={AssistantPanel} />
  ) : null;
}
