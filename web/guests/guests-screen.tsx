import { ViewHeader } from '#web/shell/view-header.tsx';
import { VIEWS } from '#web/shell/views.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Guests } from './guests.tsx';

/** Everyone of whom the restaurant knows a number. */
export function GuestsScreen() {
  return (
    <Stack gap={3}>
      <ViewHeader view={VIEWS.guests} />
      <Guests />
    </Stack>
  );
}
