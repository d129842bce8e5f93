import Download from 'lucide-react/icons/download';
import Search from 'lucide-react/icons/search';
import Upload from 'lucide-react/icons/upload';
import Users from 'lucide-react/icons/users';
import { Suspense, useDeferredValue, useState } from 'react';
import { exportGuests, useGuests } from '#web/guests/api/guests.ts';
import { errorMessages } from '#web/shell/errors/error-messages.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { Button, MoreButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { showToast } from '#web/ui/toast.tsx';
import { GuestList } from './guest-list.tsx';
import styles from './guests-screen.module.css';

const GuestDialog = lazyPart(() => import('./guest-dialog.tsx').then((m) => m.GuestDialog));
const ImportDialog = lazyPart(() => import('./import-dialog.tsx').then((m) => m.ImportDialog));

/** Search, list, import, and export. */
export function Guests() {
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState<string>();
  const [isImporting, setIsImporting] = useState(false);
  const search = useDeferredValue(typed.trim());
  const guests = useGuests(search);
  const { isExporting, exportAll } = useExport();
  const openImport = () => setIsImporting(true);
  const isEmpty = guests.data?.length === 0 && search === '' && !guests.hasNextPage;
  return (
    <>
      {isEmpty ? null : (
        <Cluster gap={2} rowGap={1}>
          <Field
            className={styles.search}
            label="Find a guest"
            isLabelHidden
            type="search"
            placeholder="Name or phone number"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button icon={<Upload />} onClick={openImport}>
            Import
          </Button>
          <Button icon={<Download />} onClick={() => void exportAll()} isPending={isExporting}>
            Export
          </Button>
        </Cluster>
      )}
      {guests.isError ? (
        <LoadFailure query={guests} />
      ) : guests.data === undefined ? (
        <Loading label="Loading your guests…" measured="form" shapes={[8]} />
      ) : isEmpty ? (
        <EmptyState
          icon={<Users />}
          title="No guests yet"
          action={
            <Button variant="primary" icon={<Upload />} onClick={openImport}>
              Import a file
            </Button>
          }
        >
          Upload a guest list in <Link href={paths.bringBackRegulars}>Bring Back Regulars</Link> to see guests
          and their orders here.
        </EmptyState>
      ) : (
        <>
          {guests.data.length > 0 ? <GuestList guests={guests.data} onOpen={setShown} /> : null}
          {guests.data.length === 0 && !guests.hasNextPage ? (
            <EmptyState icon={<Search />} title="No results">
              {search.includes('@')
                ? 'We don’t keep guests’ email addresses. Search by phone number or name.'
                : `No guests match “${search}”. Try another name or phone number.`}
            </EmptyState>
          ) : null}
          <MoreButton list={guests} self="center">
            {search === '' ? 'Show more' : 'Keep searching'}
          </MoreButton>
        </>
      )}
      <Suspense fallback={null}>
        {shown === undefined ? null : <GuestDialog phone={shown} onClose={() => setShown(undefined)} />}
        {isImporting ? <ImportDialog onClose={() => setIsImporting(false)} /> : null}
      </Suspense>
    </>
  );
}

/** Saves all guests to a file. */
function useExport(): { isExporting: boolean; exportAll: () => Promise<void> } {
  const [isExporting, setIsExporting] = useState(false);
  const exportAll = async () => {
    setIsExporting(true);
    try {
      const { filename, content } = await exportGuests();
      saveFile(filename, content);
    } catch (error) {
      showToast({ tone: 'danger', title: errorMessages(error).title });
    } finally {
      setIsExporting(false);
    }
  };
  return { isExporting, exportAll };
}
