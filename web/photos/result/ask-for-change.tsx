import { ChatComposer } from '#web/assistant/chat/chat-composer.tsx';
import { withMoreWords } from '#web/photos/look/photo-request.ts';
import type { EnhancerState } from '#web/photos/use-enhancer.ts';
import { Text } from '#web/ui/text.tsx';

/** Asks for a change to a result, in addition to earlier requests. */
export function AskForChange({ enhancer }: { enhancer: EnhancerState }) {
  const { source, request, enhance, isBusy } = enhancer;
  if (source === undefined) return null;
  return (
    <Text as="div" pad={0.5}>
      <ChatComposer
        label="What should be different?"
        placeholder="A little warmer, with less contrast"
        onSend={(text) => {
          if (isBusy || text.trim() === '') return false;
          enhance(withMoreWords(request, text.trim()));
          return true;
        }}
      />
    </Text>
  );
}
