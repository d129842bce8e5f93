import { FloatingChat } from '#web/assistant/chat/floating-chat.tsx';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';

const MarketingPanel = lazyPart(() => import('./marketing-panel.tsx').then((m) => m.MarketingPanel));

/** The floating chat of the public pages. */
export function MarketingChat() {
  return <FloatingChat name="Marketing chat" label="Ask a question" Panel={MarketingPanel} />;
}
