import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Analysis } from '#web/ai/use-analysis.ts';
import type { ApiError } from '#web/client/api-error.ts';
import { usePublicConfig } from '#web/client/public-config.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './restaurant-entry.module.css';
import type { RestaurantFacts } from './restaurant-facts.ts';
import { RestaurantForm } from './restaurant-form.tsx';
import type { KnownFacts } from './use-restaurant-facts.ts';

type RestaurantEntryProps = {
  known: KnownFacts;
  analysis: Analysis<unknown>;
  onAnalyze: (facts: RestaurantFacts) => void;
  /** What to know before selecting Analyze. */
  children?: ReactNode;
};

const NO_ERRORS = {};

/** The form of an analysis once the restaurant has loaded, with the error of the last one. */
export function RestaurantEntry({ known, analysis, onAnalyze, children }: RestaurantEntryProps) {
  const { facts, isUnread } = known;
  const [asked, setAsked] = useState<RestaurantFacts>();
  const refusal = analysis.status === 'idle' ? analysis.refusal : undefined;
  // Without a website, the form asks for one, so the note about addresses isn’t needed.
  const isRefusedAddress = refusal?.fields.website !== undefined && asked?.website !== '';
  if (facts === undefined) {
    return <Loading label="Loading your restaurant…" gap={2} shapes={['title', 'block']} />;
  }
  return (
    <RestaurantForm
      // Reloaded data, such as a page that was just published, replaces the old data.
      key={JSON.stringify(facts)}
      facts={facts}
      isAnalyzing={analysis.status === 'analyzing'}
      isAnalyzed={analysis.status === 'results'}
      errors={refusal?.fields ?? NO_ERRORS}
      onAnalyze={(typed) => {
        setAsked(typed);
        onAnalyze(typed);
      }}
    >
      {children}
      {isUnread ? (
        <Notice tone="warning">We couldn’t load your profile. Enter your details below.</Notice>
      ) : null}
      {isRefusedAddress ? <LocalPagesHint /> : null}
      {refusal === undefined || isShownAtField(refusal) ? null : <Refusal message={refusal.message} />}
    </RestaurantForm>
  );
}

/** Why the analysis failed. Scrolled into view, because the end of the form may be off screen on a phone. */
function Refusal({ message }: { message: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className={styles.refusal}>
      <Notice tone="danger">{message}</Notice>
    </div>
  );
}

/** For a developer’s machine, where a published website has an address that we refuse to visit. */
function LocalPagesHint() {
  if (usePublicConfig().data?.is_local !== true) return null;
  return (
    <Notice>To analyze pages on this computer, start Tableside with ALLOW_PRIVATE_ANALYSIS=true.</Notice>
  );
}

const isShownAtField = ({ fields, message }: ApiError) => Object.values(fields).includes(message);
