import { Link } from 'react-router-dom';
import type { LinkProps } from '#web/ui/link.tsx';

/** Lets the links of the design system change the screen without a full page load. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link {...rest} to={href} />;
}
