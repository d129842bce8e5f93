import { useMutation } from '@tanstack/react-query';
import { ApiError } from '#web/client/api-error.ts';
import { readPage } from '#web/profile/api/profile.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';

const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i;
const NO_MENU = 'We didn’t find a menu on this page. Paste your menu instead.';

type MenuAddressProps = { text: string; onText: (text: string) => void };

/** Reads a menu from a page or PDF if only its address was pasted. */
export function MenuAddress({ text, onText }: MenuAddressProps) {
  const url = text.trim();
  return ADDRESS.test(url) ? <ReadAddress key={url} url={url} onText={onText} /> : null;
}

function ReadAddress({ url, onText }: { url: string; onText: (text: string) => void }) {
  const reading = useMutation({
    mutationFn: async (is_mine: boolean) => {
      const { menu_text } = await readPage({ url, is_mine }, new AbortController().signal);
      if (menu_text === undefined) throw new Error(NO_MENU);
      return menu_text;
    },
    onSuccess: (menu) => onText(menu),
  });
  const isForbidden = reading.error instanceof ApiError && reading.error.fields.is_mine !== undefined;
  return (
    <Stack gap={1} align="start">
      <Button
        isPending={reading.isPending}
        pendingLabel="Importing"
        onClick={() => reading.mutate(isForbidden)}
      >
        {isForbidden ? 'Confirm and import' : 'Import menu'}
      </Button>
      {reading.error === null ? null : (
        <Text size="small" tone="danger" role="alert">
          {reading.error.message}
        </Text>
      )}
    </Stack>
  );
}
