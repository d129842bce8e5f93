import type { ReactNode } from 'react';
import { numberFormatter } from '#shared/format/formatter.ts';
import { formatCount } from '#shared/format/numbers.ts';
import type { WebsiteScore } from '#shared/grader/contract/grader.ts';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { Section } from '#web/ui/section.tsx';
import { Text } from '#web/ui/text.tsx';

const BYTES_PER_KB = 1_000;
const asSeconds = numberFormatter({ minimumFractionDigits: 1, maximumFractionDigits: 2 });

const yesOrNo = (fact: boolean) => (fact ? 'Yes' : 'No');

/** What we measured when we loaded the page. Unknown values are left out. */
export function TechnicalMetrics({ website }: { website: WebsiteScore }) {
  const { accessible, has_ssl } = website.validation_data;
  const { address, blocking_resources, redirects, status } = website.technical;
  return (
    <Section title="Technical metrics" level={3}>
      <Facts look="rows" divided size="small">
        <Metric label="Accessible">{accessible === null ? 'Unknown' : yesOrNo(accessible)}</Metric>
        <Metric label="SSL (HTTPS)">{has_ssl === null ? null : yesOrNo(has_ssl)}</Metric>
        <Metric label="Response time">{printedSpeed(website)}</Metric>
        <Metric label="Page size">{printedWeight(website.technical)}</Metric>
        <Metric label="Render-blocking files">{blocking_resources}</Metric>
        <Metric label="Images">{printedImages(website.technical)}</Metric>
        <Metric label="Redirects">{redirects}</Metric>
        <Metric label="HTTP status">{status}</Metric>
      </Facts>
      {address === null ? null : (
        <Text size="small" tone="faint" breaks above={1}>
          {address}
        </Text>
      )}
    </Section>
  );
}

function Metric({ label, children }: { label: string; children: ReactNode }) {
  if (children === null) return null;
  return <Fact label={label}>{children}</Fact>;
}

function printedSpeed({ validation_data: { response_time }, speed_label }: WebsiteScore): string | null {
  if (response_time === null) return null;
  const taken = response_time < 0.1 ? 'Under 0.1 s' : `${asSeconds(response_time)} s`;
  return [taken, speed_label].filter(Boolean).join(', ');
}

type Technical = WebsiteScore['technical'];

function printedWeight({ page_bytes, is_compressed }: Technical): string | null {
  if (page_bytes === null) return null;
  const weight = page_bytes < BYTES_PER_KB ? 'Under 1 KB' : `${formatCount(page_bytes / BYTES_PER_KB)} KB`;
  return is_compressed === false ? `${weight}, not compressed` : weight;
}

function printedImages({ images, images_without_description: undescribed }: Technical): string | null {
  if (images === null) return null;
  return undescribed ? `${images}, ${undescribed} without a description` : String(images);
}
