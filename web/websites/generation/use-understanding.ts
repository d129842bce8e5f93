import { useMemo } from 'react';
import { applyChanges } from '#shared/editing/apply-changes.ts';
import type { BriefLine } from '#shared/profile/brief-lines.ts';
import { PROFILE_GRAMMAR } from '#shared/profile/profile-grammar.ts';
import type { ProfileReading } from '#shared/profile/profile-reading.ts';
import { type Accepted, proposalChanges } from '#shared/profile/proposal-changes.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { isLessExact } from '#shared/profile/same-entry.ts';
import { readText, type StoredProfile } from '#web/profile/api/profile.ts';
import { acceptedProposals } from '#web/profile/reading/accepted-proposals.ts';
import {
  type Correction,
  type Entry,
  type EntryChange,
  entriesOf,
  withChange,
} from '#web/profile/reading/corrections.ts';
import { itemsOf } from '#web/profile/reading/read-items.ts';
import { isReadable, useReading } from '#web/profile/reading/use-reading.ts';
import { chosenLines } from '#web/websites/brief/chosen-lines.ts';
import type { BriefDraft } from './kept-brief.ts';
import { languagesToAsk } from './language-question.tsx';
import { type EnteredBody, fieldsOf } from './parts/entered-draft.ts';
import type { Brief } from './use-generation.ts';

/** How long generation waits for a reading that corrections depend on. */
const SETTLE_MS = 5_000;

/** The details found in a brief. */
export type ParsedPreview = {
  accepted: readonly Accepted[];
  requirements: string;
  /** The owner made corrections that must not be lost. */
  isCorrected: boolean;
};

/** `understood` returns undefined if the brief wasn’t parsed. */
export type TypedBrief = Brief & {
  entered: EnteredBody;
  understood: () => Promise<ParsedPreview | undefined>;
};

export type Understanding = {
  entries: readonly Entry[];
  lines: readonly BriefLine[];
  /** Two languages that the brief may be in, to ask for one; empty if that is clear. */
  languages: readonly string[];
  isReading: boolean;
  hasFailed: boolean;
  /** The profile with all accepted details; undefined until it has loaded. */
  profile: RestaurantProfile | undefined;
  /** The corrections with one added. */
  corrected: (entry: Entry, change: EntryChange) => Correction[];
  /** The details to save to the profile when the website is generated. */
  settle: () => Promise<ParsedPreview | undefined>;
};

/** What a brief says, with the owner’s corrections, except for fields entered separately. */
export function useUnderstanding(
  { customRequirements: text, corrections, lines: choices, entered }: BriefDraft,
  stored: StoredProfile | undefined,
): Understanding {
  const { reading, readFrom, readWith, isReading, hasFailed } = useReading(text, choices);
  const entries = useMemo(
    () => understood(reading, { corrections, entered, stored }),
    [reading, corrections, entered, stored],
  );
  const profile = useMemo(() => withEntries(stored?.profile, entries), [stored, entries]);

  const settled = (settledEntries: readonly Entry[]): ParsedPreview => ({
    accepted: acceptedProposals(settledEntries),
    requirements: text,
    isCorrected: corrections.length + choices.length > 0,
  });
  const settle = async (): Promise<ParsedPreview | undefined> => {
    // Too short to parse, so the page is made from the profile, if there is one.
    if (!isReadable(text)) return stored && stored.version > 0 ? settled([]) : undefined;
    if (readFrom === text && readWith === choices) return settled(entries);
    if (corrections.length + choices.length === 0) return undefined;
    const latest = await readText(text, AbortSignal.timeout(SETTLE_MS), choices).catch(() => reading);
    return settled(understood(latest, { corrections, entered, stored }));
  };

  const corrected = (entry: Entry, change: EntryChange) => withChange(corrections, entry, change);
  const lines = chosenLines(reading?.lines ?? [], choices);
  const languages = languagesToAsk(reading, stored?.profile, entered.language);
  return { entries, lines, languages, isReading, hasFailed, profile, corrected, settle };
}

type Known = Pick<BriefDraft, 'corrections' | 'entered'> & { stored: StoredProfile | undefined };

/** Without what was entered separately, and without a town if the profile has the street. */
function understood(reading: ProfileReading | undefined, { corrections, entered, stored }: Known): Entry[] {
  if (reading === undefined) return [];
  const fields: readonly string[] = fieldsOf(entered);
  const known = stored?.profile.address;
  const proposals = reading.proposals.filter(
    (one) => one.field !== 'address' || known === undefined || !isLessExact(one.value, known),
  );
  return entriesOf(itemsOf({ ...reading, proposals }), corrections).filter(
    ({ kind }) => !fields.includes(kind),
  );
}

/** The resulting profile, or the current one if the accepted details are invalid. */
function withEntries(profile: RestaurantProfile | undefined, entries: readonly Entry[]) {
  if (profile === undefined) return undefined;
  const changes = proposalChanges(profile, acceptedProposals(entries));
  const applied = applyChanges(PROFILE_GRAMMAR, profile, changes);
  return applied.isApplied ? applied.record : profile;
}
