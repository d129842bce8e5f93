import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths } from '#web/shell/navigation/paths.ts';
import { consoleScreens } from './console-screens.tsx';
import { deferred, deferredView } from './deferred.tsx';
import { RequireAdministrator } from './require-administrator.tsx';
import { RequireRestaurant } from './require-restaurant.tsx';
import { RootLayout } from './root-layout.tsx';
import { RouteError } from './route-error.tsx';
import { UnknownPath } from './unknown-path.tsx';
import { InitializingScreen } from './waiting-screens.tsx';

const publicScreens = [
  {
    path: paths.login,
    ...deferred(() => import('#web/accounts/login/login-screen.tsx').then((m) => m.LoginScreen)),
  },
  {
    path: paths.verifyEmail,
    ...deferred(() => import('#web/accounts/verify-email-screen.tsx').then((m) => m.VerifyEmailScreen)),
  },
  {
    path: paths.forgotPassword,
    ...deferred(() => import('#web/accounts/forgot-password-screen.tsx').then((m) => m.ForgotPasswordScreen)),
  },
  {
    path: paths.resetPassword,
    ...deferred(() => import('#web/accounts/reset-password-screen.tsx').then((m) => m.ResetPasswordScreen)),
  },
  {
    path: paths.till,
    ...deferred(() => import('#web/redemptions/staff-redeem-screen.tsx').then((m) => m.StaffRedeemScreen)),
  },
  {
    path: paths.confirmEmail,
    ...deferred(() => import('#web/accounts/confirm-email-screen.tsx').then((m) => m.ConfirmEmailScreen)),
  },
  {
    path: paths.unsubscribe,
    ...deferred(() => import('#web/accounts/unsubscribe-screen.tsx').then((m) => m.UnsubscribeScreen)),
  },
  {
    path: paths.welcome,
    ...deferred(() => import('#web/accounts/welcome-screen.tsx').then((m) => m.WelcomeScreen)),
  },
];

/** Screens in the shell of a signed-in user. */
const accountScreen = {
  path: paths.account,
  ...deferredView(() => import('#web/accounts/account/account-screen.tsx').then((m) => m.AccountScreen)),
};

/** Screens of a restaurant in the shell: the sidebar’s views and related screens. */
const shellScreens = [
  {
    path: paths.billing,
    ...deferredView(() => import('#web/billing/billing-screen.tsx').then((m) => m.BillingScreen)),
  },
  {
    path: paths.dashboard,
    children: [
      {
        index: true,
        ...deferredView(() => import('#web/dashboard/dashboard-screen.tsx').then((m) => m.DashboardScreen)),
      },
      {
        path: paths.marketingFoundations,
        ...deferredView(() =>
          import('#web/checklist/marketing-foundations-screen.tsx').then((m) => m.MarketingFoundationsScreen),
        ),
      },
      {
        path: paths.redeem,
        ...deferredView(() => import('#web/redemptions/redeem-screen.tsx').then((m) => m.RedeemScreen)),
      },
    ],
  },
  {
    path: paths.guests,
    ...deferredView(() => import('#web/guests/guests-screen.tsx').then((m) => m.GuestsScreen)),
  },
  {
    path: paths.getNewCustomers,
    ...deferredView(() =>
      import('#web/ads/get-new-customers-screen.tsx').then((m) => m.GetNewCustomersScreen),
    ),
  },
  {
    path: paths.bringBackRegulars,
    ...deferredView(() =>
      import('#web/sms/bring-back-regulars-screen.tsx').then((m) => m.BringBackRegularsScreen),
    ),
  },
  {
    path: paths.activity,
    ...deferredView(() => import('#web/audit/activity-screen.tsx').then((m) => m.ActivityScreen)),
  },
  {
    path: paths.settings,
    ...deferredView(() => import('#web/settings/settings-screen.tsx').then((m) => m.SettingsScreen)),
  },
  {
    path: paths.profile,
    ...deferredView(() => import('#web/profile/profile-screen.tsx').then((m) => m.ProfileScreen)),
  },
  {
    path: paths.aiFeatures,
    ...deferredView(() => import('#web/ai/ai-features-screen.tsx').then((m) => m.AiFeaturesScreen)),
  },
  {
    path: paths.imageEnhancer,
    ...deferredView(() => import('#web/photos/image-enhancer-screen.tsx').then((m) => m.ImageEnhancerScreen)),
  },
  {
    path: paths.websiteBuilder,
    ...deferredView(() =>
      import('#web/websites/website-builder-screen.tsx').then((m) => m.WebsiteBuilderScreen),
    ),
  },
  {
    path: paths.websiteTemplates,
    ...deferredView(() =>
      import('#web/websites/templates/website-templates-screen.tsx').then((m) => m.WebsiteTemplatesScreen),
    ),
  },
];

/** Full-window screens for working on one website. */
const workspaceScreens = [
  {
    path: paths.templateCustomizer,
    ...deferred(() =>
      import('#web/websites/customizer/template-customizer-screen.tsx').then(
        (m) => m.TemplateCustomizerScreen,
      ),
    ),
  },
  {
    path: paths.websitePreview,
    ...deferred(() =>
      import('#web/websites/preview/website-preview-screen.tsx').then((m) => m.WebsitePreviewScreen),
    ),
  },
  {
    path: paths.websitePage,
    ...deferred(() =>
      import('#web/websites/preview/website-page-screen.tsx').then((m) => m.WebsitePageScreen),
    ),
  },
  {
    path: paths.websiteEdit,
    ...deferred(() =>
      import('#web/websites/editor/website-editor-screen.tsx').then((m) => m.WebsiteEditorScreen),
    ),
  },
];

const localScreens = [
  {
    path: paths.devUi,
    ...deferred(() => import('#web/dev/ui/dev-ui-screen.tsx').then((m) => m.DevUiScreen)),
  },
  {
    path: paths.devInbox,
    ...deferred(() => import('#web/dev/dev-inbox-screen.tsx').then((m) => m.DevInboxScreen)),
  },
  {
    path: paths.devPhone,
    ...deferred(() => import('#web/dev/dev-phone-screen.tsx').then((m) => m.DevPhoneScreen)),
  },
  {
    path: paths.devFacebook,
    ...deferred(() => import('#web/dev/dev-facebook-screen.tsx').then((m) => m.DevFacebookScreen)),
  },
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
