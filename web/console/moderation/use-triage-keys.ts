import { useEffect, useEffectEvent } from 'react';
import { type TriageAction, triageActionOf } from './triage-key.ts';

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
