import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { type StoredProfile, useProfileProposals } from '#web/profile/api/profile.ts';
import { LeaveGuard } from '#web/shell/dialogs/leave-guard.tsx';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { PROFILE_TABS, type ProfileTab } from '#web/shell/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { CompletenessPanel } from './completeness-panel.tsx';
import styles from './profile-screen.module.css';
import { BasicsTab } from './tabs/basics-tab.tsx';
import { ContactTab } from './tabs/contact-tab.tsx';
import { HoursTab } from './tabs/hours-tab.tsx';
import { MenuTab } from './tabs/menu-tab.tsx';
import { StoryTab } from './tabs/story-tab.tsx';
import { type ProfileDraft, useProfileDraft } from './use-profile-draft.ts';

const ProfileConflict = lazyPart(() => import('./profile-conflict.tsx').then((m) => m.ProfileConflict));
const WebsiteProposals = lazyPart(() => import('./website-proposals.tsx').then((m) => m.WebsiteProposals));

/** The tab of each field, to point at errors on other tabs. */
const TAB_OF: Partial<Record<keyof RestaurantProfile, string>> = {
  address: 'Contact',
  phones: 'Contact',
  email: 'Contact',
  links: 'Contact',
  booking: 'Contact',
  payment: 'Contact',
  parking: 'Contact',
  access: 'Contact',
  services: 'Hours',
  closed_days: 'Hours',
  dated_hours: 'Hours',
  hours_text: 'Hours',
  dishes: 'Menu',
  menus: 'Menu',
  story: 'Story',
  people: 'Story',
  house_notes: 'Story',
};

function tabAt(hash: string): ProfileTab {
  return PROFILE_TABS.find((tab) => hash === `#${tab}`) ?? 'basics';
}

/** The profile in tabs, saved together. */
export function ProfileEditor({ stored }: { stored: StoredProfile }) {
  const editing = useProfileDraft(stored);
  const proposals = useProfileProposals().data ?? [];
  const [tab, setTab] = useState(tabAt(useLocation().hash));
  const main = useRef<HTMLDivElement>(null);
  const open = (id: ProfileTab) => {
    setTab(id);
    requestAnimationFrame(() =>
      main.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus(),
    );
  };
  const tabs: { id: ProfileTab; label: string; content: ReactNode }[] = [
    { id: 'basics', label: 'Basics', content: <BasicsTab editing={editing} /> },
    { id: 'contact', label: 'Contact', content: <ContactTab editing={editing} /> },
    { id: 'hours', label: 'Hours', content: <HoursTab editing={editing} /> },
    { id: 'menu', label: 'Menu', content: <MenuTab editing={editing} /> },
    { id: 'story', label: 'Story', content: <StoryTab editing={editing} /> },
  ];
  return (
    <Stack
      as="form"
      gap={3}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void editing.save();
      }}
    >
      {proposals.length === 0 ? null : (
        <Suspense fallback={null}>
          <WebsiteProposals proposals={proposals} editing={editing} />
        </Suspense>
      )}
      <Stack gap={3} className={styles.columns}>
        <Stack ref={main}>
          <Tabs label="Profile sections" items={tabs} isKept value={tab} onChange={setTab} />
          <SaveBar editing={editing} />
        </Stack>
        <CompletenessPanel profile={editing.draft} onOpen={open} />
      </Stack>
      {editing.conflict === undefined ? null : (
        <Suspense fallback={null}>
          <ProfileConflict editing={editing} />
        </Suspense>
      )}
      <LeaveGuard isUnsaved={() => editing.isUnsaved}>Your profile has unsaved changes.</LeaveGuard>
    </Stack>
  );
}

function SaveBar({ editing }: { editing: ProfileDraft }) {
  const { isUnsaved, isSaving, problems, failure, discard } = editing;
  const mistakes = Object.entries(problems).map(([field, message]) => {
    const tab = TAB_OF[field as keyof RestaurantProfile] ?? 'Basics';
    return { path: field, text: `${tab}: ${message}` };
  });
  const isWaiting = isUnsaved || isSaving || failure !== undefined;
  return (
    <Stack gap={1} pad={2} line="above" className={styles.bar} data-bottom-bar={isWaiting || undefined}>
      {failure === undefined ? null : <Notice tone="danger">{failure}</Notice>}
      {mistakes.length === 0 ? null : (
        <Notice tone="danger" title="Not saved yet">
          <Text as="ul" bullets>
            {mistakes.map(({ path, text }) => (
              <li key={path}>{text}</li>
            ))}
          </Text>
        </Notice>
      )}
      <Cluster gap={2} rowGap={1} justify="end">
        <Note role="status" className={styles.state}>
          {isUnsaved ? 'You have unsaved changes.' : 'All changes saved.'}
        </Note>
        <Button variant="quiet" onClick={discard} isIdle={!isUnsaved || isSaving}>
          Discard
        </Button>
        <Button variant="primary" type="submit" isIdle={!isUnsaved} isPending={isSaving}>
          Save profile
        </Button>
      </Cluster>
    </Stack>
  );
}
