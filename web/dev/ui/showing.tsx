import { Badge, SampleBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { RingGauge } from '#web/ui/ring-gauge.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { Theme } from '#web/ui/theme-toggle.tsx';
import { Specimen } from './specimen.tsx';

type Evening = { day: string; covers: number; takings: string; isFull: boolean };

const EVENINGS: Evening[] = [
  { day: 'Thursday', covers: 48, takings: '1,612.00', isFull: false },
  { day: 'Friday', covers: 71, takings: '2,804.50', isFull: true },
  { day: 'Saturday', covers: 74, takings: '3,117.00', isFull: true },
];

const COLUMNS: TableColumn<Evening>[] = [
  { header: 'Day', cell: ({ day }) => day },
  {
    header: 'Reservations',
    cell: ({ isFull }) => (isFull ? <Badge tone="good">Full</Badge> : <Badge>Open</Badge>),
  },
  { header: 'Guests', cell: ({ covers }) => covers, isNumeric: true },
  { header: 'Sales', cell: ({ takings }) => takings, isNumeric: true },
];

const TABS = [
  { id: 'menu', label: 'Menu', content: <p>Twelve dishes, four of them new this week.</p> },
  { id: 'hours', label: 'Opening hours', content: <p>Tuesday to Sunday, noon to 11 PM.</p> },
  { id: 'reviews', label: 'Reviews', content: <p>No reviews to answer today.</p> },
  { id: 'bookings', label: 'Events', isDisabled: true, content: null },
];

/** Components that show content. `theme` keeps the region names of the two sheets apart. */
export function Showing({ theme }: { theme: Theme }) {
  return (
    <>
      <Specimen title="PageHeader">
        <PageHeader
          title="Osteria Lupo"
          subtitle="Published on Nov 3, with 2 changes since"
          back={{ href: '#type', label: 'All websites' }}
          actions={
            <>
              <Button>Preview</Button>
              <Button variant="primary">Publish</Button>
            </>
          }
        />
      </Specimen>
      <Specimen title="Badge" layout="row">
        <Badge>Draft</Badge>
        <Badge tone="good">Published</Badge>
        <Badge tone="warning">Needs a photo</Badge>
        <Badge tone="danger">Failed</Badge>
        <SampleBadge />
      </Specimen>
      <Specimen title="RingGauge">
        <RingGauge value={62} label="Marketing score: 62 out of 100" />
      </Specimen>
      <Specimen title="Card, Meter, ProgressBar" layout="columns">
        <Card title="This week" level={3} actions={<SampleBadge />} footer="12 more guests than last week">
          <Meter label="Tables booked" value={62} valueText="62 of 100" tone="good" />
          <Meter label="Website score" value={46} valueText="46 of 100" tone="warning" />
          <Meter label="Texts used" value={97} valueText="97 of 100" tone="danger" />
        </Card>
        <Card title="Creating your website" level={3}>
          <ProgressBar label="Writing the story" percent={24} />
          <ProgressBar label="Choosing images" />
        </Card>
      </Specimen>
      <Specimen title="SettingsSection">
        <SettingsSection title={`Theme: ${theme}`} description="Choose a light or dark theme.">
          <Button>Switch theme</Button>
        </SettingsSection>
      </Specimen>
      <Specimen title="Tabs">
        <Tabs label="About the restaurant" items={TABS} />
      </Specimen>
      <Specimen title="Table">
        <Table caption="Last three days" columns={COLUMNS} rows={EVENINGS} rowKey={({ day }) => day} />
      </Specimen>
    </>
  );
}
