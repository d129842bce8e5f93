import CalendarDays from 'lucide-react/icons/calendar-days';
import FileArchive from 'lucide-react/icons/file-archive';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useState } from 'react';
import type { ContentPlan } from '#shared/posts/contract/content-plan.ts';
import { usePublicConfig } from '#web/client/public-config.ts';
import { useLoadImages } from '#web/images/api/image.ts';
import styles from '#web/posts/content.module.css';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { planCsv } from './plan-csv.ts';
import { planFileName } from './plan-files.ts';
import { planIcs } from './plan-ics.ts';

/** Downloads a content calendar as calendar events, a spreadsheet, or a folder with photos cropped for each platform. */
export function PlanDownloads({ plan }: { plan: ContentPlan }) {
  const [isPacking, setPacking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const sitesOrigin = usePublicConfig().data?.sites_origin ?? '';
  const loadImages = useLoadImages();
  const name = planFileName(plan);
  const save = (ending: string, type: string, text: string) =>
    saveFile(`${name}.${ending}`, new Blob([text], { type }));
  const pack = async () => {
    setPacking(true);
    setFailed(false);
    try {
      const images = await loadImages(plan.posts.flatMap(({ image_id }) => image_id ?? []));
      const addresses = new Map([...images].map(([id, { url }]) => [id, sitesOrigin + url]));
      const { planZip } = await import('./plan-zip.ts');
      saveFile(`${name}.zip`, await planZip(plan, addresses));
    } catch {
      setFailed(true);
    } finally {
      setPacking(false);
    }
  };
  return (
    <Stack gap={1} data-print="hide">
      <Cluster as="fieldset" gap={1} data-print="hide">
        <legend className={styles.detail}>Download</legend>
        <Button
          size="small"
          icon={<CalendarDays />}
          onClick={() => save('ics', 'text/calendar;charset=utf-8', planIcs(plan))}
        >
          Calendar
        </Button>
        <Button
          size="small"
          icon={<FileSpreadsheet />}
          onClick={() => save('csv', 'text/csv;charset=utf-8', planCsv(plan))}
        >
          Spreadsheet
        </Button>
        <Button
          size="small"
          icon={<FileArchive />}
          isPending={isPacking}
          pendingLabel="Preparing files"
          onClick={() => void pack()}
        >
          Posts and photos
        </Button>
      </Cluster>
      {hasFailed ? <Notice tone="danger">We couldn’t prepare your download. Try again.</Notice> : null}
    </Stack>
  );
}
