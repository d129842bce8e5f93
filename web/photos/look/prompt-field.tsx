import { MAX_PROMPT_LENGTH } from '#shared/photos/contract/enhancement.ts';
import { readPrompt } from '#shared/photos/prompt/read-prompt.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import styles from './look-controls.module.css';
import { PromptReading } from './prompt-reading.tsx';

type PromptFieldProps = {
  prompt: string;
  onPrompt: (prompt: string) => void;
  onEnhance: () => void;
  isIdle: boolean;
};

/** The owner’s prompt, interpreted as they type: the effect of each word, and words we don’t understand. */
export function PromptField({ prompt, onPrompt, onEnhance, isIdle }: PromptFieldProps) {
  const isBlank = prompt.trim() === '';
  return (
    <Stack gap={1.5} className={styles.part}>
      <TextAreaField
        label="Describe the changes"
        rows={2}
        maxLength={MAX_PROMPT_LENGTH}
        placeholder="Brighter, and a little less yellow"
        value={prompt}
        onChange={(event) => onPrompt(event.target.value)}
      />
      {isBlank ? null : (
        <>
          <PromptReading {...readPrompt(prompt)} />
          <Button size="small" isIdle={isIdle} onClick={onEnhance}>
            Enhance with prompt
          </Button>
        </>
      )}
    </Stack>
  );
}
