import { useState } from 'react';
import { exportGuests } from '#web/guests/api/guests.ts';
import { errorMessages } from '#web/shell/errors/error-messages.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { showToast } from '#web/ui/toast.tsx';

/** Saves all guests to a file. */
export function useExport(): { isExporting: boolean; exportAll: () => Promise<void> } {
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
