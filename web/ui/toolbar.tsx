import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';

export type Tool = { label: string; icon: ReactNode; disabled?: boolean; onPress: () => void };

type ToolbarProps = { label: string; tools: readonly Tool[]; className?: string | undefined };

/** A group of small buttons with one tab stop; arrow keys move between them (ARIA toolbar). */
export function Toolbar({ label, tools, className }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const stop = tools[chosen]?.disabled ? tools.findIndex(({ disabled }) => disabled !== true) : chosen;
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
    const place = buttons.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    buttons.at(next % buttons.length)?.focus();
  };
  return (
    <div ref={bar} role="toolbar" aria-label={label} className={className} onKeyDown={onKeyDown}>
      {tools.map(({ label: name, icon, disabled = false, onPress }, index) => (
        <IconButton
          key={name}
          size="small"
          label={name}
          icon={icon}
          disabled={disabled}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setChosen(index)}
          onClick={onPress}
        />
      ))}
    </div>
  );
}
