import type { FoundIn, PageDetail } from '#shared/profile/entered/page-details.ts';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import type { Finding } from './joined-pages.ts';

const LABELS: Readonly<Record<PageDetail, string>> = {
  name: 'Name',
  menu_text: 'Menu',
  hours: 'Hours',
  address: 'Address',
  phones: 'Phone',
  email: 'Email',
  links: 'Links',
};
const PLACES: Readonly<Record<FoundIn, string>> = {
  'structured data': 'search engine data',
  'link on the page': 'links',
  'text on the page': 'text',
  PDF: 'PDF',
};

const COLUMNS: readonly TableColumn<Finding>[] = [
  { header: 'Detail', cell: ({ detail }) => LABELS[detail] },
  { header: 'What we found', cell: ({ what }) => what },
  {
    header: 'Where',
    cell: ({ foundIn, url }) => (
      <a href={url} target="_blank" rel="noreferrer">
        {`${pathOf(url)} (${foundIn.map((place) => PLACES[place]).join(', ')})`}
      </a>
    ),
  },
];

/** What was found on a website, each with the page that says it. */
export function FindingsTable({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <Table
      caption="Found on your website"
      columns={COLUMNS}
      rows={findings}
      rowKey={({ detail, url }) => `${detail} ${url}`}
    />
  );
}

const pathOf = (url: string) => decodeURI(URL.parse(url)?.pathname ?? url);
