import { ViewHeader } from '#web/shell/view-header.tsx';
import { VIEWS } from '#web/shell/views.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Guests } from './guests.tsx';

/** All guests with a phone number. */
export function GuestsScreen() {
  return (
    <Stack gap={3}>
      <ViewHeader view={VIEWS.guests} />
      <Guests />
    </Stack>
  );
}
