import { Suspense } from 'react';
import { formatMoment } from '#shared/format/dates.ts';
import { formatCount } from '#shared/format/numbers.ts';
import type { PlatformSettings } from '#web/console/api/platform-settings.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { Note } from '#web/ui/text.tsx';
import { modelCost, modelPrice } from './model-cost.ts';
import styles from './platform-settings.module.css';

const TryModel = lazyPart(() => import('./try-model.tsx').then((m) => m.TryModel));

type TextModel = PlatformSettings['text_model'];

const PROVIDERS: Readonly<Record<TextModel['provider'], string>> = {
  'built-in': 'Built-in writer',
  bedrock: 'Amazon Bedrock',
  'openai-compatible': 'OpenAI-compatible server',
};

const STATES: Readonly<Record<TextModel['state'], { word: string; tone: 'neutral' | 'good' | 'danger' }>> = {
  working: { word: 'Working', tone: 'good' },
  failing: { word: 'Failing', tone: 'danger' },
  off: { word: 'Off', tone: 'neutral' },
};

/** The writer of the platform's copy: the built-in writer or a model, with a form to try it. */
export function TextModelSection({ model }: { model: TextModel }) {
  const { provider, state, last_failure, last_unusable, month } = model;
  const isOff = state === 'off';
  const tokens = month.input_tokens + month.output_tokens;
  return (
    <SettingsSection title="Text model" description="If the model fails, the built-in writer takes over.">
      <Facts gap={2}>
        <Fact label="Provider">{PROVIDERS[provider]}</Fact>
        <Fact label="Model">{isOff ? 'None' : model.model}</Fact>
        <Fact label="Reads menu photos">{model.reads_photos ? 'Yes' : 'No'}</Fact>
        <Fact label="Status">
          <Badge tone={STATES[state].tone}>{STATES[state].word}</Badge>
        </Fact>
        <LastFailure term="Last error" failure={last_failure} />
        <LastFailure term="Last rejected response" failure={last_unusable} />
        {isOff ? null : <Fact label="Price">{modelPrice(model.price)}</Fact>}
        {isOff && tokens === 0 ? null : (
          <>
            <Fact label="Cost this month">{modelCost(month)}</Fact>
            <Fact label="Tokens this month">
              {formatCount(month.input_tokens)} input, {formatCount(month.output_tokens)} output
            </Fact>
          </>
        )}
      </Facts>
      {state === 'working' ? null : (
        <Note className={styles.fine}>
          {isOff
            ? 'To use a model from Ollama, OpenAI, or Amazon Bedrock, '
            : 'To check the model’s settings, '}
          follow “Use a model” in <code>docs/how-to.md</code>.
        </Note>
      )}
      <Suspense fallback={null}>{isOff ? null : <TryModel />}</Suspense>
    </SettingsSection>
  );
}

function LastFailure({ term, failure }: { term: string; failure: TextModel['last_failure'] }) {
  if (failure === null) return null;
  return (
    <Fact label={term}>
      {failure.message}
      <Note as="div">{formatMoment(failure.at)}</Note>
    </Fact>
  );
}
