import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Analysis } from '#web/ai/use-analysis.ts';
import type { ApiError } from '#web/client/api-error.ts';
import { usePublicConfig } from '#web/client/public-config.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './restaurant-entry.module.css';
import type { RestaurantFacts } from './restaurant-facts.ts';
import { RestaurantForm } from './restaurant-form.tsx';
import type { KnownFacts } from './use-restaurant-facts.ts';

type RestaurantEntryProps = {
  known: KnownFacts;
  analysis: Analysis<unknown>;
  onAnalyze: (facts: RestaurantFacts) => void;
  /** What else is to be known before Analyze is pressed. */
  children?: ReactNode;
};

const NO_ERRORS = {};

/** The form of an analysis as soon as the restaurant is known, with why the last one was refused. */
export function RestaurantEntry({ known, analysis, onAnalyze, children }: RestaurantEntryProps) {
  const { facts, isUnread } = known;
  const [asked, setAsked] = useState<RestaurantFacts>();
  const refusal = analysis.status === 'idle' ? analysis.refusal : undefined;
  // Who named no website is asked for one, and needs no word about addresses.
  const isRefusedAddress = refusal?.fields.website !== undefined && asked?.website !== '';
  if (facts === undefined) {
    return (
      <Loading label="Loading your restaurant…" className={styles.loading}>
        <Skeleton shape="title" />
        <Skeleton shape="block" />
      </Loading>
    );
  }
  return (
    <RestaurantForm
      // What was read again meanwhile, such as a page that was just published, takes the place of what it was.
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
      {refusal === undefined || isToldByField(refusal) ? null : <Refusal message={refusal.message} />}
    </RestaurantForm>
  );
}

/** Why nothing was analyzed; in view, because on a phone the button was pressed while the form's end was not. */
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

/** Of a developer's own machine, where a page that was just published has an address that is refused. */
function LocalPagesHint() {
  if (usePublicConfig().data?.is_local !== true) return null;
  return (
    <Notice>To analyze pages on this computer, start Tableside with ALLOW_PRIVATE_ANALYSIS=true.</Notice>
  );
}

const isToldByField = ({ fields, message }: ApiError) => Object.values(fields).includes(message);
