import { type ComponentPropsWithRef, type ComponentType, createContext, useContext } from 'react';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string };

const RouterLinkContext = createContext<ComponentType<LinkProps> | undefined>(undefined);

/** Provides client-side navigation to all links of the design system. */
export const RouterLinkProvider = RouterLinkContext.Provider;

/** A link. Paths inside the app use the provided router link. */
export function Link(props: LinkProps) {
  const RouterLink = useContext(RouterLinkContext);
  const staysInside = props.href.startsWith('/') && !props.href.startsWith('//');
  const leavesTab = props.target !== undefined || props.download !== undefined;
  if (RouterLink === undefined || !staysInside || leavesTab) return <a {...props} />;
  return <RouterLink {...props} />;
}
