import Download from 'lucide-react/icons/download';
import { Button } from '#web/ui/button.tsx';
import { saveFile } from '#web/ui/save-file.ts';

type RefusedRowsProps = {
  fileName: string;
  /** Each starts with its line, such as `Line 5: `. */
  errors: readonly string[];
  makeCsv: (errors: readonly string[]) => Promise<string> | undefined;
};

/** Downloads the skipped rows, each with its reason, so that they can be fixed. Nothing if there are none. */
export function RefusedRows({ fileName, errors, makeCsv }: RefusedRowsProps) {
  if (errors.length === 0) return null;
  const download = async () => {
    const csv = await makeCsv(errors);
    // The byte order mark that spreadsheets need for UTF-8.
    const content = new Blob(['\uFEFF', csv ?? ''], { type: 'text/csv;charset=utf-8' });
    saveFile(`${fileName.replace(/\.\w+$/, '')}-skipped-rows.csv`, content);
  };
  return (
    <Button size="small" icon={<Download />} onClick={() => void download()}>
      Download skipped rows
    </Button>
  );
}
