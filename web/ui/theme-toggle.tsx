import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { IconButton } from './icon-button.tsx';

export type Theme = 'dark' | 'light';

type ThemeToggleProps = { value: Theme; onChange: (theme: Theme) => void };

/** Switches between the two themes. The caller stores the choice and sets `data-theme`. */
export function ThemeToggle({ value, onChange }: ThemeToggleProps) {
  const other = value === 'dark' ? 'light' : 'dark';
  const Icon = value === 'dark' ? Sun : Moon;
  const label = `Switch to the ${other} theme`;
  return (
    <IconButton
      label={label}
      title={label}
      icon={<Icon aria-hidden="true" />}
      onClick={() => onChange(other)}
    />
  );
}
