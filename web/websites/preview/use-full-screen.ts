import { useEffect, useState } from 'react';

/**
 * Full screen for the preview. If the browser doesn’t support it (iPhones), it fills the window. The whole document
 * goes full screen, so that dialogs stay visible.
 */
export function useFullScreen(): { isFullScreen: boolean; toggle: () => void } {
  const [isFullScreen, setIsFullScreen] = useState(false);
  useEffect(() => {
    const follow = () => setIsFullScreen(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      void leave();
    };
  }, []);
  const toggle = () => {
    setIsFullScreen(!isFullScreen);
    void (isFullScreen ? leave() : enter());
  };
  return { isFullScreen, toggle };
}

async function enter(): Promise<void> {
  await document.documentElement.requestFullscreen?.().catch(() => undefined);
}

async function leave(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
}
