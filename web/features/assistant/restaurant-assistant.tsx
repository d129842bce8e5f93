import { useQuery } from '@tanstack/react-query';
import { restaurantDashboardQuery } from '../../api/restaurant-dashboard.ts';
import { FloatingChat } from '../chat/floating-chat.tsx';
import { lazyPart } from '../navigation/lazy-part.ts';
import { restaurantIdOf, useUser } from '../session/session-context.ts';

const AssistantPanel = lazyPart(() => import('./assistant-panel.tsx').then((m) => m.AssistantPanel));

/** The floating assistant of a restaurant. Here, and nowhere else, is decided who has one. */
export function RestaurantAssistant() {
  const hasRestaurant = restaurantIdOf(useUser()) !== undefined;
  const { data, isPending } = useQuery({
    ...restaurantDashboardQuery,
    enabled: hasRestaurant,
    // It arrives after the screen: a failure shown there stays until somebody tries again.
    retryOnMount: false,
  });
  const isHidden = isPending || data?.features.marketing_assistant === false;
  return hasRestaurant && !isHidden ? (
    <FloatingChat name="Assistant" label="Ask the assistant" place="frame" Panel={AssistantPanel} />
  ) : null;
}
