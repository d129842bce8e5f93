import { type ComponentPropsWithRef, type ComponentType, createContext, useContext } from 'react';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string };

const RouterLinkContext = createContext<ComponentType<LinkProps> | undefined>(undefined);

/** Tells every link of the design system how the application navigates without a full page load. */
export const RouterLinkProvider = RouterLinkContext.Provider;

/** An anchor; a path inside the application goes through the router link that was provided. */
export function Link(props: LinkProps) {
  const RouterLink = useContext(RouterLinkContext);
  const staysInside = props.href.startsWith('/') && !props.href.startsWith('//');
  const leavesTab = props.target !== undefined || props.download !== undefined;
  if (RouterLink === undefined || !staysInside || leavesTab) return <a {...props} />;
  return <RouterLink {...props} />;
}
