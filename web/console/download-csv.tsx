import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '#shared/format/numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { Note } from '#web/ui/text.tsx';
import { MOST_EXPORTED } from './api/read-all-pages.ts';

type DownloadCsvProps<Row> = {
  /** What it lists, such as “invoices”: also the name of the file. */
  what: string;
  read: (onProgress: (count: number) => void) => Promise<Row[]>;
  write: (rows: readonly Row[]) => Promise<string>;
};

/** Downloads all rows of a list as CSV, page by page. */
export function DownloadCsv<Row>({ what, read, write }: DownloadCsvProps<Row>) {
  const [count, setCount] = useState(0);
  const download = useMutation({
    mutationFn: async () => {
      setCount(0);
      const rows = await read(setCount);
      saveFile(`${what}.csv`, new Blob([await write(rows)], { type: 'text/csv' }));
      return rows.length;
    },
  });
  return (
    <>
      <Button isPending={download.isPending} onClick={() => download.mutate()}>
        Download CSV
      </Button>
      <Note as="span" role="status" hidesEmpty>
        {download.isPending
          ? `${formatCount(count)} ${what} so far…`
          : download.isError
            ? `We couldn’t create the file. ${download.error.message}`
            : download.data === MOST_EXPORTED
              ? `The file has the first ${formatCount(MOST_EXPORTED)}. Filter the list to get the rest.`
              : ''}
      </Note>
    </>
  );
}
