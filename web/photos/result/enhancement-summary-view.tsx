import { formatDecimal } from '#shared/format/numbers.ts';
import type { EnhancementSummary } from '#shared/photos/enhancement-summary.ts';
import { PromptReading } from '#web/photos/look/prompt-reading.tsx';
import { Fact } from '#web/ui/facts.tsx';
import { HowCalculated } from '#web/ui/how-calculated.tsx';
import { Cluster, Grid } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { changeWords } from './change-words.ts';
import styles from './enhancement-summary-view.module.css';

/** Lists what changed in the photo and what we left alone. */
export function EnhancementSummaryView({ sheet }: { sheet: EnhancementSummary }) {
  const { color, shape } = changeWords(sheet);
  const similarity = Math.floor(sheet.structural_similarity * 1000) / 10;
  const isAsked = sheet.understood.length > 0 || sheet.unknown_words.length > 0;
  return (
    <Section title="What changed" gap={2}>
      <Cluster as="ul" gap={1} rowGap={0.5} className={styles.steps}>
        {sheet.steps.map((step) => (
          <li key={step}>{step.replace(/\.$/, '')}</li>
        ))}
      </Cluster>
      {sheet.stopped.length === 0 ? null : (
        <Notice tone="warning" title="We limited some changes">
          {sheet.stopped.join(' ')}
        </Notice>
      )}
      {isAsked ? (
        <PromptReading understood={sheet.understood} instead={sheet.instead} unknown={sheet.unknown_words} />
      ) : (
        sheet.instead.map((sentence) => (
          <p key={sentence} className={styles.note}>
            {sentence}
          </p>
        ))
      )}
      <Grid columnWidth={16} as="dl" gap={2}>
        <Fact label="Color">{color}</Fact>
        <Fact label="Edges and textures">{shape}</Fact>
      </Grid>
      <HowCalculated>
        <p>
          Color change: {formatDecimal(sheet.color_shift)} (mean ΔE 2000). Most people can’t see a change
          below 1. Edges and textures: {similarity}% similar to the original (SSIM).
        </p>
      </HowCalculated>
    </Section>
  );
}
