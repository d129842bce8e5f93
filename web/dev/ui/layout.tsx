import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Grid, Stack } from '#web/ui/layout.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { Specimen } from './specimen.tsx';

const DAYS = ['Thursday', 'Friday', 'Saturday'];

/** Layout components, so that screens need few styles of their own. */
export function Layout() {
  return (
    <>
      <Specimen title="Stack, Text" note="Stacks children in a column. Gaps are multiples of 8 px.">
        <Stack gap={1}>
          <Text size={2} display>
            48 guests
          </Text>
          <Note>Two more than last Thursday</Note>
        </Stack>
      </Specimen>
      <Specimen title="Cluster" note="Puts children in a row that wraps.">
        <Cluster gap={2} rowGap={1} justify="between">
          <Text strong>Thursday</Text>
          <Badge tone="good">Open</Badge>
          <Button size="small">Close reservations</Button>
        </Cluster>
      </Specimen>
      <Specimen title="Grid, cards" note="Fits as many columns as the width allows.">
        <Grid columnWidth={10} gap={2}>
          {DAYS.map((day) => (
            <Stack key={day} card="plain" gap={0.5}>
              <Text strong>{day}</Text>
              <Note>5 PM to 11 PM</Note>
            </Stack>
          ))}
        </Grid>
      </Specimen>
      <Specimen title="Stack, divided" note="Rows separated by thin lines.">
        <Stack as="ul" divided>
          {DAYS.map((day) => (
            <li key={day}>{day}</li>
          ))}
        </Stack>
      </Specimen>
    </>
  );
}
