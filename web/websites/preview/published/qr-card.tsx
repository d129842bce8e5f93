import Printer from 'lucide-react/icons/printer';
import { useMemo } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { qrCode } from '#web/ui/qr-code.ts';
import { Text } from '#web/ui/text.tsx';
import { printCode } from './print-code.ts';
import styles from './published-dialog.module.css';

/** The web address as a QR code. */
export function QrCard({ name, url }: { name: string; url: string }) {
  const code = useMemo(() => qrCode(url), [url]);
  return (
    <Stack as="section" gap={1}>
      <Text as="h3" weight="medium">
        Your QR code
      </Text>
      <Cluster gap={2} className={styles.code}>
        <svg
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={`QR code for ${name}`}
          shapeRendering="crispEdges"
        >
          <rect width={code.size} height={code.size} fill="#fff" />
          <path d={code.path} fill="#000" />
        </svg>
        <div>
          <p>Guests scan this code to open your website.</p>
          <Button icon={<Printer />} onClick={() => printCode({ name, url, code })}>
            Print QR code
          </Button>
        </div>
      </Cluster>
    </Stack>
  );
}
