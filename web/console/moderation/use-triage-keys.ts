import { useEffect, useEffectEvent } from 'react';

/** Handles single-key shortcuts while they're on. */
export function useTriageKeys(isOn: boolean, act: (action: TriageAction) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = triageActionOf(event);
    if (action === undefined) return;
    event.preventDefault();
    act(action);
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isOn]);
}

type TriageAction = 'next' | 'previous' | 'approve' | 'reject' | 'select' | 'help';

const ACTIONS: Readonly<Record<string, TriageAction>> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  a: 'approve',
  r: 'reject',
  x: 'select',
  '?': 'help',
};

/** Fields that use keys themselves. */
const TAKES_KEYS = 'textarea, select, [contenteditable], input:not([type="checkbox"])';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'defaultPrevented'>;

/** The action of a key press; undefined if the key belongs to a field, a dialog, or the browser. */
function triageActionOf(press: Press): TriageAction | undefined {
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return undefined;
  const isTaken =
    press.target instanceof Element && press.target.closest(`${TAKES_KEYS}, [role$="dialog"]`) !== null;
  return isTaken ? undefined : ACTIONS[press.key];
}
