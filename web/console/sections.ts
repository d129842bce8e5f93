import BellRing from 'lucide-react/icons/bell-ring';
import ChartLine from 'lucide-react/icons/chart-line';
import ChartPie from 'lucide-react/icons/chart-pie';
import Coins from 'lucide-react/icons/coins';
import CreditCard from 'lucide-react/icons/credit-card';
import History from 'lucide-react/icons/history';
import Inbox from 'lucide-react/icons/inbox';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import ListChecks from 'lucide-react/icons/list-checks';
import Mails from 'lucide-react/icons/mails';
import Megaphone from 'lucide-react/icons/megaphone';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Settings from 'lucide-react/icons/settings';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import Store from 'lucide-react/icons/store';
import ToggleRight from 'lucide-react/icons/toggle-right';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { User } from '#shared/accounts/contract/account.ts';
import { mayAdministrate, type Route } from '#shared/contract/route.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import type { View } from '#web/shell/views.ts';

export type Section = View & {
  /** The roles that may open it besides full administrators: those of the routes that it calls. */
  admins: Required<Route>['admins'];
};
const SUPPORT: Section['admins'] = ['support'];
const BILLING: Section['admins'] = ['billing'];
const EVERYONE: Section['admins'] = ['support', 'billing'];

/** The sections of the admin console, in sidebar order (spec, website builder §2.11). */
export const CONSOLE_SECTIONS = {
  overview: {
    path: paths.admin,
    title: 'Platform Overview',
    subtitle: 'Key stats and what needs attention',
    icon: LayoutDashboard,
    admins: EVERYONE,
  },
  businessIntelligence: {
    path: paths.adminBusinessIntelligence,
    title: 'Business Intelligence',
    subtitle: 'Revenue, forecasts, and customers at risk of leaving',
    icon: ChartPie,
    admins: BILLING,
  },
  revenueAnalytics: {
    path: paths.adminRevenueAnalytics,
    title: 'Revenue Analytics',
    subtitle: 'Revenue, forecasts, and what drives them',
    icon: TrendingUp,
    admins: BILLING,
  },
  assistant: {
    path: paths.adminAssistant,
    title: 'AI Business Assistant',
    subtitle: 'Ask about your platform’s data',
    icon: MessagesSquare,
    admins: [],
  },
  aiAnalytics: {
    path: paths.adminAiAnalytics,
    title: 'AI Analytics',
    subtitle: 'AI usage, cost, and response times',
    icon: ChartLine,
    admins: EVERYONE,
  },
  subscriptions: {
    path: paths.adminSubscriptions,
    title: 'Subscription Management',
    subtitle: 'Plans, usage, and overdue payments',
    icon: CreditCard,
    admins: BILLING,
  },
  restaurants: {
    path: paths.adminRestaurants,
    title: 'Restaurant Management',
    subtitle: 'Find a restaurant and help its owner',
    icon: Store,
    admins: EVERYONE,
  },
  leads: {
    path: paths.adminLeads,
    title: 'Leads',
    subtitle: 'Questions from the contact form on the landing page',
    icon: Inbox,
    admins: SUPPORT,
  },
  moderation: {
    path: paths.adminModeration,
    title: 'Content Moderation',
    subtitle: 'Approve or reject flagged content',
    icon: ShieldAlert,
    admins: SUPPORT,
  },
  features: {
    path: paths.adminFeatures,
    title: 'Feature Management',
    subtitle: 'Features and limits by restaurant',
    icon: ToggleRight,
    admins: SUPPORT,
  },
  jobs: {
    path: paths.adminJobs,
    title: 'Jobs',
    subtitle: 'Queues, failed work, payment events, and errors',
    icon: ListChecks,
    admins: [],
  },
  alerts: {
    path: paths.adminAlerts,
    title: 'Alerts',
    subtitle: 'Emails and webhooks when something needs attention',
    icon: BellRing,
    admins: [],
  },
  announcements: {
    path: paths.adminAnnouncements,
    title: 'Announcements',
    subtitle: 'Messages to owners, shown in their app',
    icon: Megaphone,
    admins: [],
  },
  bulkEmails: {
    path: paths.adminBulkEmails,
    title: 'Bulk Email',
    subtitle: 'Send bulk email to owners and track delivery',
    icon: Mails,
    admins: [],
  },
  costs: {
    path: paths.adminCosts,
    title: 'Costs',
    subtitle: 'Monthly costs for the platform and each restaurant, at list prices',
    icon: Coins,
    admins: BILLING,
  },
  settings: {
    path: paths.adminSettings,
    title: 'Platform Settings',
    subtitle: 'Settings for the whole platform',
    icon: Settings,
    admins: [],
  },
  activity: {
    path: paths.adminActivity,
    title: 'Activity',
    subtitle: 'Changes on the platform in the last 400 days',
    icon: History,
    admins: SUPPORT,
  },
} as const satisfies Record<string, Section>;

/** The sections that an administrator may open, by name. Pure. */
export function sectionsFor({ admin_role: role = 'admin' }: Pick<User, 'admin_role'>): readonly Section[] {
  const sections: readonly Section[] = Object.values(CONSOLE_SECTIONS);
  return sections.filter((section) => mayAdministrate(section, role));
}
