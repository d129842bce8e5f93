import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Says that a draft was restored, and offers to start over. */
export function DraftNotice({ onStartOver }: { onStartOver: () => void }) {
  const [isDone, setIsDone] = useState(false);
  if (isDone) return null;
  return (
    <Notice title="Welcome back">
      <p>We restored the draft you started in this tab.</p>
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          onStartOver();
          setIsDone(true);
        }}
      >
        Start over
      </Button>
    </Notice>
  );
}
