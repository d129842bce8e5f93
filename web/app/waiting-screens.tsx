import { BRAND_NAME } from '#shared/contract/brand.ts';
import { FullScreenLoader } from '#web/ui/full-screen-loader.tsx';

/** Shown while the stored session is checked and the first screen loads. */
export function InitializingScreen() {
  return (
    <FullScreenLoader
      name={BRAND_NAME}
      message="Initializing your restaurant's AI-powered marketing platform…"
    />
  );
}

/** Shown while a protected screen waits for the session. */
export function CheckingScreen() {
  return <FullScreenLoader name={BRAND_NAME} message="Checking authentication..." />;
}
