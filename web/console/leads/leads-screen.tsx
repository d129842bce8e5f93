import Inbox from 'lucide-react/icons/inbox';
import { formatMoment } from '#shared/format/dates.ts';
import type { Lead } from '#shared/leads/contract/lead.ts';
import { leadRoutes } from '#shared/leads/contract/lead-routes.ts';
import { ConsoleHeader } from '#web/console/console-header.tsx';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { useLeads } from '#web/leads/api/leads.ts';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { MoreButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Note } from '#web/ui/text.tsx';
import styles from './leads-screen.module.css';

/** Lists questions from visitors, newest first. */
export function LeadsScreen() {
  const leads = useLeads();
  return (
    <>
      <ConsoleHeader section={CONSOLE_SECTIONS.leads} />
      {leads.data === undefined ? (
        <LoadState query={leads} title={leadRoutes.listLeads.defaultError} label="Loading leads…" lines={8} />
      ) : leads.data.length === 0 ? (
        <EmptyState icon={<Inbox />} title="No leads yet">
          Questions from the contact form on the landing page appear here.
        </EmptyState>
      ) : (
        <ul className={styles.leads} aria-label="Leads, newest first">
          {leads.data.map((lead) => (
            <LeadEntry key={lead.lead_id} lead={lead} />
          ))}
        </ul>
      )}
      <MoreButton list={leads} className={styles.more}>
        Show earlier leads
      </MoreButton>
    </>
  );
}

function LeadEntry({ lead: { name, email, restaurant, message, created_at } }: { lead: Lead }) {
  const who = [name, restaurant].filter((text) => text !== '').join(', ');
  return (
    <Stack as="li" gap={1} align="start" pad={2}>
      <Cluster as="p" gap={2} rowGap={0} align="baseline" breaks>
        <strong>{who === '' ? email : who}</strong>
        <Note as="time" dateTime={created_at}>
          {formatMoment(created_at)}
        </Note>
      </Cluster>
      <p className={styles.message}>{message}</p>
      <Link className={styles.reply} href={`mailto:${email}`}>
        Reply to {email}
      </Link>
    </Stack>
  );
}
