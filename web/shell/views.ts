import type { LucideIcon } from 'lucide-react';
import Camera from 'lucide-react/icons/camera';
import CreditCard from 'lucide-react/icons/credit-card';
import Globe from 'lucide-react/icons/globe';
import History from 'lucide-react/icons/history';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import ListChecks from 'lucide-react/icons/list-checks';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageSquareHeart from 'lucide-react/icons/message-square-heart';
import NotebookText from 'lucide-react/icons/notebook-text';
import Settings from 'lucide-react/icons/settings';
import Sparkles from 'lucide-react/icons/sparkles';
import TicketCheck from 'lucide-react/icons/ticket-check';
import Users from 'lucide-react/icons/users';
import { paths } from './navigation/paths.ts';

/** One entry of the sidebar. Title and subtitle also appear in the view’s header (spec, owner tools §2). */
export type View = {
  path: string;
  title: string;
  /** A shorter name for the sidebar. */
  name?: string;
  subtitle: string;
  icon: LucideIcon;
  /** Opens with the loading animation (spec, owner tools §2: the tabs of the main application). */
  isTab?: true;
};

/** The views of a restaurant. A view is listed once it can be used. */
export const VIEWS = {
  overview: {
    path: paths.dashboard,
    title: 'Growth Command Center',
    name: 'Overview',
    subtitle: 'See your marketing results and next steps',
    icon: LayoutDashboard,
    isTab: true,
  },
  redeem: {
    path: paths.redeem,
    title: 'Redeem a code',
    name: 'Redeem',
    subtitle: 'Check guest codes and track campaign results',
    icon: TicketCheck,
  },
  profile: {
    path: paths.profile,
    title: 'Restaurant profile',
    subtitle: 'Your website, ads, and texts use these details',
    icon: NotebookText,
  },
  guests: {
    path: paths.guests,
    title: 'Guests',
    subtitle: 'Orders and texting consent',
    icon: Users,
  },
  getNewCustomers: {
    path: paths.getNewCustomers,
    title: 'Get New Customers',
    subtitle: 'Launch Facebook ads to attract new customers',
    icon: Megaphone,
    isTab: true,
  },
  bringBackRegulars: {
    path: paths.bringBackRegulars,
    title: 'Bring Back Regulars',
    subtitle: 'Send SMS campaigns to re-engage customers',
    icon: MessageSquareHeart,
    isTab: true,
  },
  marketingFoundations: {
    path: paths.marketingFoundations,
    title: 'Momentum',
    subtitle: 'Build your marketing foundation',
    icon: ListChecks,
    isTab: true,
  },
  activity: {
    path: paths.activity,
    title: 'Activity',
    subtitle: 'See who changed what, and undo recent changes',
    icon: History,
  },
  settings: {
    path: paths.settings,
    title: 'Settings',
    subtitle: 'Connected accounts and texting hours',
    icon: Settings,
  },
  billing: {
    path: paths.billing,
    title: 'Billing',
    subtitle: 'Plan, usage, and invoices',
    icon: CreditCard,
  },
  aiFeatures: {
    path: paths.aiFeatures,
    title: 'AI Features',
    subtitle: 'Unlock AI-powered growth tools',
    icon: Sparkles,
  },
  imageEnhancer: {
    path: paths.imageEnhancer,
    title: 'Image Enhancer',
    subtitle: 'Better photos, same dish',
    icon: Camera,
  },
  websiteBuilder: {
    path: paths.websiteBuilder,
    title: 'Website Builder',
    subtitle: 'Create stunning AI-powered restaurant websites',
    icon: Globe,
  },
} as const satisfies Record<string, View>;

/** A group of views in the sidebar, with an optional title. */
export type ViewGroup = { title?: string; views: readonly View[] };

/** The owners’ sidebar, top to bottom. */
export const OWNER_VIEWS: readonly ViewGroup[] = [
  {
    title: 'Dashboard',
    views: [VIEWS.overview, VIEWS.guests, VIEWS.profile, VIEWS.activity, VIEWS.billing, VIEWS.settings],
  },
  {
    title: 'Marketing Tools',
    views: [VIEWS.getNewCustomers, VIEWS.bringBackRegulars, VIEWS.redeem, VIEWS.marketingFoundations],
  },
  { title: 'AI Features', views: [VIEWS.aiFeatures, VIEWS.imageEnhancer, VIEWS.websiteBuilder] },
];

const TABS: readonly View[] = Object.values(VIEWS).filter((view: View) => view.isTab);

/** The tab at an address, if there is one. */
export function tabAt(pathname: string): View | undefined {
  return TABS.find(({ path }) => path === pathname);
}
