import { Link } from 'react-router-dom';
import type { LinkProps } from '#web/ui/link.tsx';

/** Lets links in the design system navigate without a full page load. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link {...rest} to={href} />;
}
