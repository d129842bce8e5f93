import type { FormEvent, ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';

type SaveFormProps = {
  label: string;
  isChanged: boolean;
  isPending: boolean;
  failure: string | undefined;
  onSave: () => void;
  onUndo: () => void;
  children: ReactNode;
};

/** One setting with its own save button, which is highlighted when there are changes. */
export function SaveForm(props: SaveFormProps) {
  const { label, isChanged, isPending, failure, onSave, onUndo, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged) onSave();
  };
  return (
    <Stack as="form" gap={2} onSubmit={submit} noValidate>
      {children}
      {failure === undefined ? null : <Notice tone="danger">{failure}</Notice>}
      <Cluster gap={2} rowGap={1}>
        <Button
          type="submit"
          variant={isChanged ? 'primary' : 'secondary'}
          isPending={isPending}
          pendingLabel="Saving"
        >
          {label}
        </Button>
        {isChanged && !isPending ? (
          <Button variant="quiet" onClick={onUndo}>
            Discard changes
          </Button>
        ) : null}
      </Cluster>
    </Stack>
  );
}
