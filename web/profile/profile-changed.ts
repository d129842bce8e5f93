/** What a dialog says after the profile was changed in another window. */
export const PROFILE_CHANGED = {
  title: 'Your profile was changed in another window',
  description: 'Someone changed these details while you were editing. Choose which version to keep.',
} as const;
