// Sentences of rules that the sample grade shows, too.

export const ADD_GOOGLE_PHOTOS =
  'Add ten good photos of your food and dining room to your Google Business Profile.';
export const ADD_ORDERING = 'Add an online ordering link where guests see it right away.';
export const CREATE_INSTAGRAM = 'Create an Instagram account, then add its link to your profile.';
export const HAS_TITLE = 'Your page has a title for search results and browser tabs.';
export const LOAD_FASTER =
  'Make your page load within 2 seconds. Use smaller images, fewer scripts, or a faster host.';
export const LOADS = 'Your website loads for guests.';
export const NO_ORDERING = 'Your page has no online ordering link.';
export const SECURE = 'Your page uses a secure connection.';
