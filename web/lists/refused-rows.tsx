import Download from 'lucide-react/icons/download';
import { Button } from '#web/ui/button.tsx';
import { saveFile } from '#web/ui/save-file.ts';

type RefusedRowsProps = {
  fileName: string;
  /** Each begins with its line, such as `Line 5: `. */
  errors: readonly string[];
  makeCsv: (errors: readonly string[]) => Promise<string> | undefined;
};

/** The rows that are left out, each with its reason, as a file to correct. Nothing where there are none. */
export function RefusedRows({ fileName, errors, makeCsv }: RefusedRowsProps) {
  if (errors.length === 0) return null;
  const download = async () => {
    const csv = await makeCsv(errors);
    // The mark by which spreadsheets know UTF-8.
    const content = new Blob(['\uFEFF', csv ?? ''], { type: 'text/csv;charset=utf-8' });
    saveFile(`${fileName.replace(/\.\w+$/, '')}-skipped-rows.csv`, content);
  };
  return (
    <Button size="small" icon={<Download aria-hidden="true" />} onClick={() => void download()}>
      Download skipped rows
    </Button>
  );
}
