import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths } from '#web/shell/navigation/paths.ts';
import { consoleScreens } from './console-screens.tsx';
import { deferred, screenAt, viewAt } from './deferred.tsx';
import { RequireAdministrator } from './require-administrator.tsx';
import { RequireRestaurant } from './require-restaurant.tsx';
import { RootLayout } from './root-layout.tsx';
import { RouteError } from './route-error.tsx';
import { UnknownPath } from './unknown-path.tsx';
import { InitializingScreen } from './waiting-screens.tsx';

const publicScreens = [
  screenAt(paths.login, () => import('#web/accounts/login/login-screen.tsx').then((m) => m.LoginScreen)),
  screenAt(paths.verifyEmail, () =>
    import('#web/accounts/verify-email-screen.tsx').then((m) => m.VerifyEmailScreen),
  ),
  screenAt(paths.forgotPassword, () =>
    import('#web/accounts/forgot-password-screen.tsx').then((m) => m.ForgotPasswordScreen),
  ),
  screenAt(paths.resetPassword, () =>
    import('#web/accounts/reset-password-screen.tsx').then((m) => m.ResetPasswordScreen),
  ),
  screenAt(paths.till, () =>
    import('#web/redemptions/staff-redeem-screen.tsx').then((m) => m.StaffRedeemScreen),
  ),
  screenAt(paths.confirmEmail, () =>
    import('#web/accounts/confirm-email-screen.tsx').then((m) => m.ConfirmEmailScreen),
  ),
  screenAt(paths.unsubscribe, () =>
    import('#web/accounts/unsubscribe-screen.tsx').then((m) => m.UnsubscribeScreen),
  ),
  screenAt(paths.welcome, () => import('#web/accounts/welcome-screen.tsx').then((m) => m.WelcomeScreen)),
];

/** Screens in the shell of a signed-in user. */
const accountScreen = viewAt(paths.account, () =>
  import('#web/accounts/account/account-screen.tsx').then((m) => m.AccountScreen),
);

/** Screens of a restaurant in the shell: the sidebar’s views and related screens. */
const shellScreens = [
  viewAt(paths.billing, () => import('#web/billing/billing-screen.tsx').then((m) => m.BillingScreen)),
  viewAt(paths.dashboard, () => import('#web/dashboard/dashboard-screen.tsx').then((m) => m.DashboardScreen)),
  viewAt(paths.marketingFoundations, () =>
    import('#web/checklist/marketing-foundations-screen.tsx').then((m) => m.MarketingFoundationsScreen),
  ),
  viewAt(paths.redeem, () => import('#web/redemptions/redeem-screen.tsx').then((m) => m.RedeemScreen)),
  viewAt(paths.guests, () => import('#web/guests/guests-screen.tsx').then((m) => m.GuestsScreen)),
  viewAt(paths.getNewCustomers, () =>
    import('#web/ads/get-new-customers-screen.tsx').then((m) => m.GetNewCustomersScreen),
  ),
  viewAt(paths.bringBackRegulars, () =>
    import('#web/sms/bring-back-regulars-screen.tsx').then((m) => m.BringBackRegularsScreen),
  ),
  viewAt(paths.activity, () => import('#web/audit/activity-screen.tsx').then((m) => m.ActivityScreen)),
  viewAt(paths.settings, () => import('#web/settings/settings-screen.tsx').then((m) => m.SettingsScreen)),
  viewAt(paths.profile, () => import('#web/profile/profile-screen.tsx').then((m) => m.ProfileScreen)),
  viewAt(paths.aiFeatures, () => import('#web/ai/ai-features-screen.tsx').then((m) => m.AiFeaturesScreen)),
  viewAt(paths.imageEnhancer, () =>
    import('#web/photos/image-enhancer-screen.tsx').then((m) => m.ImageEnhancerScreen),
  ),
  viewAt(paths.websiteBuilder, () =>
    import('#web/websites/website-builder-screen.tsx').then((m) => m.WebsiteBuilderScreen),
  ),
  viewAt(paths.websiteTemplates, () =>
    import('#web/websites/templates/website-templates-screen.tsx').then((m) => m.WebsiteTemplatesScreen),
  ),
];

/** Full-window screens for working on one website. */
const workspaceScreens = [
  screenAt(paths.templateCustomizer, () =>
    import('#web/websites/customizer/template-customizer-screen.tsx').then((m) => m.TemplateCustomizerScreen),
  ),
  screenAt(paths.websitePreview, () =>
    import('#web/websites/preview/website-preview-screen.tsx').then((m) => m.WebsitePreviewScreen),
  ),
  screenAt(paths.websitePage, () =>
    import('#web/websites/preview/website-page-screen.tsx').then((m) => m.WebsitePageScreen),
  ),
  screenAt(paths.websiteEdit, () =>
    import('#web/websites/editor/website-editor-screen.tsx').then((m) => m.WebsiteEditorScreen),
  ),
];

const localScreens = [
  screenAt(paths.devUi, () => import('#web/dev/ui/dev-ui-screen.tsx').then((m) => m.DevUiScreen)),
  screenAt(paths.devInbox, () => import('#web/dev/dev-inbox-screen.tsx').then((m) => m.DevInboxScreen)),
  screenAt(paths.devPhone, () => import('#web/dev/dev-phone-screen.tsx').then((m) => m.DevPhoneScreen)),
  screenAt(paths.devFacebook, () =>
    import('#web/dev/dev-facebook-screen.tsx').then((m) => m.DevFacebookScreen),
  ),
];

const appRoutes = [
  ...publicScreens,
  {
    ...deferred(() => import('./require-session.tsx').then((m) => m.RequireSession)),
    children: [
      {
        ...deferred(() => import('./shell-layout.tsx').then((m) => m.ShellLayout)),
        children: [
          accountScreen,
          { Component: RequireRestaurant, children: shellScreens },
          { Component: RequireAdministrator, children: consoleScreens },
        ],
      },
      { Component: RequireRestaurant, children: workspaceScreens },
    ],
  },
  { ...deferred(() => import('./require-local.tsx').then((m) => m.RequireLocal)), children: localScreens },
];

/** Loaded only if the visit starts there. */
const laterLanding = deferred(() =>
  import('#web/leads/landing/landing-screen.tsx').then((m) => m.LandingScreen),
);

/** The routes of the app. Every screen loads on demand, except a landing page that is shown first. */
export function createRoutes(Landing?: ComponentType): RouteObject[] {
  const landing = Landing === undefined ? laterLanding : { Component: Landing };
  return [
    {
      Component: RootLayout,
      ErrorBoundary: RouteError,
      HydrateFallback: InitializingScreen,
      children: [
        { path: paths.landing, ...landing },
        { ...deferred(() => import('./app-layout.tsx').then((m) => m.AppLayout)), children: appRoutes },
        // "*" doesn’t match line breaks.
        { path: '/:name', Component: UnknownPath },
        { path: '*', Component: UnknownPath },
      ],
    },
  ];
}
