import Sparkles from 'lucide-react/icons/sparkles';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import { useState } from 'react';
import type { EnhancerState } from '#web/photos/use-enhancer.ts';
import { Button } from '#web/ui/button.tsx';
import { Grid, Stack } from '#web/ui/layout.tsx';
import styles from './look-controls.module.css';
import {
  hasRequest,
  NO_REQUEST,
  QUICK_REQUEST,
  withPreset,
  withPrompt,
  withSetting,
} from './photo-request.ts';
import { PresetChoice } from './preset-choice.tsx';
import { PromptField } from './prompt-field.tsx';
import { Sliders } from './sliders.tsx';

/** The ways to enhance: one press, a preset, a prompt, or sliders. */
export function LookControls({ enhancer }: { enhancer: EnhancerState }) {
  const { request, setRequest, enhance, isBusy, source, isAsAsked } = enhancer;
  const [isQuick, setQuick] = useState(false);
  const isAsking = hasRequest(request);
  const isThere = source !== undefined;
  return (
    <Stack
      as="form"
      gap={3}
      aria-label="Choose a look"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isAsking) return;
        setQuick(false);
        enhance(request);
      }}
    >
      <Grid gap={1} pad={1} className={styles.actions}>
        <Button
          variant={isAsking || isAsAsked ? 'secondary' : 'primary'}
          icon={<WandSparkles />}
          isPending={isBusy && isQuick}
          pendingLabel="Enhancing your photo"
          isIdle={!isThere || isBusy}
          onClick={() => {
            setQuick(true);
            enhance(QUICK_REQUEST);
          }}
        >
          Quick Enhance
        </Button>
        <Button
          type="submit"
          variant={isAsking && !isAsAsked ? 'primary' : 'secondary'}
          icon={<Sparkles />}
          isPending={isBusy && !isQuick}
          pendingLabel="Enhancing your photo"
          isIdle={!isThere || !isAsking || isBusy}
        >
          Enhance photo
        </Button>
      </Grid>
      <PresetChoice preset={request.preset} onPreset={(preset) => setRequest(withPreset(request, preset))} />
      <PromptField
        prompt={request.prompt}
        onPrompt={(prompt) => setRequest(withPrompt(request, prompt))}
        onEnhance={() => {
          setQuick(false);
          enhance(request);
        }}
        isIdle={!isThere || isBusy}
      />
      <Sliders
        settings={request.settings}
        onSetting={(name, value) => setRequest(withSetting(request, name, value))}
        onReset={isAsking ? () => setRequest(NO_REQUEST) : undefined}
      />
    </Stack>
  );
}
