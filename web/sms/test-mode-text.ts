export const TEXTS_IN_TEST_MODE = 'Test mode: texts aren’t delivered, and you won’t be charged.';
