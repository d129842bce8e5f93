import { FloatingChat } from '../chat/floating-chat.tsx';
import { lazyPart } from '../navigation/lazy-part.ts';
import { restaurantIdOf, useUser } from '../session/session-context.ts';

const AssistantPanel = lazyPart(() => import('./assistant-panel.tsx').then((m) => m.AssistantPanel));

/** The floating assistant of a restaurant. Here, and nowhere else, is decided who has one. */
export function RestaurantAssistant() {
  const hasRestaurant = restaurantIdOf(useUser()) !== undefined;
  return hasRestaurant ? (
    <FloatingChat name="Assistant" label="Ask the assistant" Panel={AssistantPanel} />
  ) : null;
}
