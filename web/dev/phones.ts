import { useMutation, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { queryKeys } from '#web/client/query-keys.ts';
import { useReload } from '#web/client/use-reload.ts';

const ConversationSchema = z.object({
  restaurant_id: z.string(),
  restaurant_name: z.string(),
  phone: z.string(),
  texts: z.array(
    z.object({ id: z.string(), at: z.string(), by: z.enum(['restaurant', 'guest']), text: z.string() }),
  ),
});
export type Conversation = z.infer<typeof ConversationSchema>;

/** Served by local mode beside the API; not part of the contract. */
const ADDRESS = '/dev/phones';
const ASK_AGAIN_MILLISECONDS = 1_500;

/** The phones in the outbox, most recent conversation first. */
export function usePhones() {
  return useQuery({
    queryKey: queryKeys.devPhones,
    queryFn: async ({ signal }) => {
      const response = await fetch(ADDRESS, { signal, headers: { accept: 'application/json' } });
      if (!response.ok) throw new Error(`The outbox returned status ${response.status}.`);
      return z.array(ConversationSchema).parse(await response.json());
    },
    refetchInterval: ASK_AGAIN_MILLISECONDS,
  });
}

/** Sends a text as the guest. */
export function useAnswerAsGuest({ restaurant_id, phone }: Conversation) {
  return useMutation({
    mutationFn: async (text: string) => {
      const response = await fetch(ADDRESS, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ restaurant_id, phone, text }),
      });
      if (!response.ok) throw new Error(`Local mode didn’t accept the text (status ${response.status}).`);
    },
    onSuccess: useReload(queryKeys.devPhones),
  });
}
