import { type ComponentType, Suspense, useState } from 'react';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';

/** A dialog whose code loads when it first opens, for screens without other dialogs. */
export function deferredDialog<Props extends { isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & { preload: () => Promise<unknown> } {
  const Dialog = lazyPart(load);
  const draw = (props: Props) => <OnceOpened Dialog={Dialog} props={props} />;
  return Object.assign(draw, { preload: Dialog.preload });
}

function OnceOpened<Props extends { isOpen: boolean }>({
  Dialog,
  props,
}: {
  Dialog: ComponentType<Props>;
  props: Props;
}) {
  const [isAsked, setAsked] = useState(props.isOpen);
  if (props.isOpen && !isAsked) setAsked(true);
  if (!isAsked) return null;
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
