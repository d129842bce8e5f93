import { GUEST_LIST_MESSAGES, MAX_GUEST_LIST_BYTES } from '#shared/lists/contract/guest-list-file.ts';
import { useGuestListOptions } from '#web/lists/guest-fields.tsx';
import { useMappedList } from '#web/lists/use-mapped-list.ts';

/** The chosen file and its mapping. Errors are returned as sentences, never thrown. */
export function useGuestList() {
  const mapped = useMappedList('guests');
  const options = useGuestListOptions('campaign');
  return {
    ...mapped,
    choose: async (file: File): Promise<string | undefined> => {
      const refusal = refusalOf(file);
      if (refusal === undefined) return mapped.choose(file, options());
      mapped.remove();
      return refusal;
    },
  };
}

export type GuestListState = ReturnType<typeof useGuestList>;

/** Spec, owner tools §5: a CSV file below 2 MB. */
function refusalOf(file: File): string | undefined {
  if (!file.name.toLowerCase().endsWith('.csv')) return GUEST_LIST_MESSAGES.type;
  return file.size > MAX_GUEST_LIST_BYTES ? GUEST_LIST_MESSAGES.tooLarge : undefined;
}
