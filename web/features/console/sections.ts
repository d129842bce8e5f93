import ChartLine from 'lucide-react/icons/chart-line';
import ChartPie from 'lucide-react/icons/chart-pie';
import Coins from 'lucide-react/icons/coins';
import CreditCard from 'lucide-react/icons/credit-card';
import History from 'lucide-react/icons/history';
import Inbox from 'lucide-react/icons/inbox';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Settings from 'lucide-react/icons/settings';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import Store from 'lucide-react/icons/store';
import ToggleRight from 'lucide-react/icons/toggle-right';
import TrendingUp from 'lucide-react/icons/trending-up';
import { paths } from '../navigation/paths.ts';
import type { View } from '../shell/views.ts';

/**
 * The sections of the administrators' console in the order of its sidebar (spec, website builder §2.11). Each stands
 * here from the day on that it can be used.
 */
export const CONSOLE_SECTIONS = {
  overview: {
    path: paths.admin,
    title: 'Platform Overview',
    subtitle: 'The platform at a glance, and what wants your attention',
    icon: LayoutDashboard,
  },
  businessIntelligence: {
    path: paths.adminBusinessIntelligence,
    title: 'Business Intelligence',
    subtitle: 'What the platform earns and expects, and which customers may leave',
    icon: ChartPie,
  },
  revenueAnalytics: {
    path: paths.adminRevenueAnalytics,
    title: 'Revenue Analytics',
    subtitle: 'What the platform earns, what is to be expected, and what goes with it',
    icon: TrendingUp,
  },
  assistant: {
    path: paths.adminAssistant,
    title: 'AI Business Assistant',
    subtitle: 'Ask about the platform: every answer names its query',
    icon: MessagesSquare,
  },
  aiAnalytics: {
    path: paths.adminAiAnalytics,
    title: 'AI Analytics',
    subtitle: 'What AI features are used for, what they cost, and how long they take',
    icon: ChartLine,
  },
  subscriptions: {
    path: paths.adminSubscriptions,
    title: 'Subscription Management',
    subtitle: 'Who pays for which plan, what they use of it, and what is overdue',
    icon: CreditCard,
  },
  restaurants: {
    path: paths.adminRestaurants,
    title: 'Restaurant Management',
    subtitle: 'Find a restaurant, see how it is doing, and help its owner',
    icon: Store,
  },
  leads: {
    path: paths.adminLeads,
    title: 'Leads',
    subtitle: 'Questions from the contact form on the landing page, newest first',
    icon: Inbox,
  },
  moderation: {
    path: paths.adminModeration,
    title: 'Content Moderation',
    subtitle: 'What the rules flag in texts of restaurants, for you to let stand or take out',
    icon: ShieldAlert,
  },
  features: {
    path: paths.adminFeatures,
    title: 'Feature Management',
    subtitle: 'Which restaurant has which tool, and how much of it',
    icon: ToggleRight,
  },
  costs: {
    path: paths.adminCosts,
    title: 'Costs',
    subtitle: 'What the platform and each restaurant cost by the month, at list price',
    icon: Coins,
  },
  settings: {
    path: paths.adminSettings,
    title: 'Platform Settings',
    subtitle: 'What holds for every restaurant, and what the platform works with',
    icon: Settings,
  },
  activity: {
    path: paths.adminActivity,
    title: 'Activity',
    subtitle: 'Who did what on the platform in the last 400 days',
    icon: History,
  },
} as const satisfies Record<string, View>;
