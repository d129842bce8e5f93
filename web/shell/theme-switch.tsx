import { ThemeToggle } from '#web/ui/theme-toggle.tsx';
import { useTheme } from './theme.ts';

/** The app’s theme toggle, which remembers the choice. */
export function ThemeSwitch() {
  const [theme, chooseTheme] = useTheme();
  return <ThemeToggle value={theme} onChange={chooseTheme} />;
}
