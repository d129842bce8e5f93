import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type GuestSummary,
  MAX_IMPORT_PART_LENGTH,
  ROWS_OF_AN_IMPORT,
} from '#shared/guests/contract/guest.ts';
import { guestRoutes } from '#shared/guests/contract/guest-routes.ts';
import { csvParts } from '#shared/guests/csv-parts.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { usePages } from '#web/client/use-pages.ts';
import { useReload } from '#web/client/use-reload.ts';
import { saveFile } from '#web/ui/save-file.ts';

const api = createApi({ guests: guestRoutes });

const PAGE_SIZE = 50;

/** Guests whose name or number contains the search, page by page. */
export function useGuests(search: string) {
  return usePages({
    queryKey: queryKeys.guestList(search),
    read: (cursor, signal) =>
      api.guests.listGuests({ query: { limit: PAGE_SIZE, search, ...cursor }, signal }),
    select: (pages) => pages.flatMap(({ guests }) => guests),
    keepsPrevious: true,
  });
}

/** The first pages of the list. `isWhole`: there are no more guests. */
export async function firstGuests({ pageSize, pages }: { pageSize: number; pages: number }) {
  const guests: GuestSummary[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < pages; page += 1) {
    const query = { limit: pageSize, ...(cursor === undefined ? {} : { cursor }) };
    const { data } = await api.guests.listGuests({ query });
    guests.push(...data.guests);
    cursor = data.next_cursor;
    if (cursor === undefined) break;
  }
  return { guests, isWhole: cursor === undefined };
}

/** One guest with all details. */
export function useGuest(phone: string) {
  return useQuery({
    queryKey: queryKeys.guest(phone),
    queryFn: async ({ signal }) => (await api.guests.getGuest({ params: { phone }, signal })).data,
  });
}

export function useOptOutGuest() {
  const reload = useReloadGuests();
  return useMutation({
    mutationFn: (phone: string) => api.guests.optOutGuest({ params: { phone } }),
    onSuccess: reload,
  });
}

/** Saves everything that we keep of one guest as a file, for that guest. */
export function useExportGuest() {
  return useMutation({
    mutationFn: (phone: string) => api.guests.exportGuest({ params: { phone } }),
    onSuccess: ({ filename, content }) => saveFile(filename, content),
  });
}

export function useDeleteGuest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (phone: string) => api.guests.deleteGuest({ params: { phone } }),
    onSuccess: (_, phone) => {
      queryClient.removeQueries({ queryKey: queryKeys.guest(phone) });
      return queryClient.invalidateQueries({ queryKey: queryKeys.guestLists });
    },
  });
}

/** Reloads lists and guests. */
export const useReloadGuests = () => useReload(queryKeys.guests);

export type ExportedFile = { filename: string; content: Blob };

/** All guests in one file, fetched in several calls. */
export async function exportGuests(): Promise<ExportedFile> {
  const texts: string[] = [];
  let after: string | undefined;
  let filename = '';
  do {
    const file = await api.guests.exportGuests({ query: after === undefined ? {} : { after } });
    const text = await file.content.text();
    filename ||= file.filename;
    texts.push(texts.length === 0 ? text : text.slice(text.indexOf('\n') + 1));
    after = lastPhone(text);
  } while (after !== undefined);
  // Reading text drops the byte order mark that spreadsheets need for UTF-8.
  return { filename, content: new Blob(['\uFEFF', ...texts], { type: 'text/csv;charset=utf-8' }) };
}

/** Undefined for a page without guests, which is the end of the list. */
function lastPhone(text: string): string | undefined {
  return text
    .match(/'\+\d{2,15}(?=,)/g)
    ?.at(-1)
    ?.slice(1);
}

export type GuestImport = {
  guests: number;
  duplicates: number;
  optedOut: number;
  errors: string[];
  /** Column headings that say who wants texts, and yes/no columns that we ignored. */
  answers: { read: readonly string[]; passedOver: readonly string[] };
};

/** Sends a mapped file in parts; `onProgress` gets the percentage. Parts sent before a failure are kept. */
export async function importGuests(
  text: string,
  onProgress: (percent: number) => void,
): Promise<GuestImport> {
  const parts = csvParts(text, { rows: ROWS_OF_AN_IMPORT, characters: MAX_IMPORT_PART_LENGTH });
  const total: GuestImport = { guests: 0, duplicates: 0, optedOut: 0, errors: [], answers: NO_ANSWERS };
  // A file without rows is sent anyway, because the server’s error explains what is wrong.
  for (const [index, part] of (parts.length > 0 ? parts : [{ text, linesBefore: 0 }]).entries()) {
    const { data } = await api.guests.importGuests({ body: { csv: part.text } });
    total.guests += data.guests;
    total.duplicates += data.duplicates;
    total.optedOut += data.opted_out;
    total.errors.push(...data.errors.map((error) => withLine(error, part.linesBefore)));
    total.answers = withAnswers(total.answers, data.answers);
    onProgress(Math.round(((index + 1) / Math.max(1, parts.length)) * 100));
  }
  return total;
}

const NO_ANSWERS: GuestImport['answers'] = { read: [], passedOver: [] };

/** Another part may answer a question that one part leaves open. */
function withAnswers(
  { read, passedOver }: GuestImport['answers'],
  more: { read: readonly string[]; passed_over: readonly string[] },
): GuestImport['answers'] {
  const all = new Set([...read, ...more.read]);
  const others = new Set([...passedOver, ...more.passed_over]);
  return { read: [...all], passedOver: [...others].filter((heading) => !all.has(heading)) };
}

/** The line in the whole file. */
function withLine(error: string, linesBefore: number): string {
  return error.replace(/^Line (\d+)/, (_, line: string) => `Line ${Number(line) + linesBefore}`);
}
