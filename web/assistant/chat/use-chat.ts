import { useState } from 'react';

/** The spec’s chat message (owner tools §3). Content of the assistant can be more than text. */
export type ChatMessage<Reply> = { id: string; timestamp: number } & (
  | { type: 'assistant'; content: Reply }
  | { type: 'user'; content: string }
);

type ChatScript<Reply> = {
  greeting: Reply;
  /** The minimum typing delay. */
  delayMs: number;
  /** Never rejects. */
  reply: (question: string) => Reply | Promise<Reply>;
};

export type Chat<Reply> = {
  messages: readonly ChatMessage<Reply>[];
  isTyping: boolean;
  /** Sends the text and returns true, unless it is blank or a reply is pending. */
  send: (text: string) => boolean;
};

/** One conversation: a greeting, then questions and replies. */
export function useChat<Reply>({ greeting, delayMs, reply }: ChatScript<Reply>): Chat<Reply> {
  const [messages, setMessages] = useState<readonly ChatMessage<Reply>[]>(() => [
    { ...signed(), type: 'assistant', content: greeting },
  ]);
  const [isTyping, setIsTyping] = useState(false);
  const answer = async (question: string) => {
    setIsTyping(true);
    const [content] = await Promise.all([reply(question), pause(delayMs)]);
    setMessages((earlier) => [...earlier, { ...signed(), type: 'assistant', content }]);
    setIsTyping(false);
  };
  const send = (text: string) => {
    const content = text.trim();
    if (content === '' || isTyping) return false;
    setMessages((earlier) => [...earlier, { ...signed(), type: 'user', content }]);
    void answer(content);
    return true;
  };
  return { messages, isTyping, send };
}

const signed = () => ({ id: crypto.randomUUID(), timestamp: Date.now() });

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
