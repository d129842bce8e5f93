import { describe, expect, test } from 'vitest';
import type { SiteContent } from '#shared/site/site-content.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { applyEdit, type Edit, themeEdit } from './edit.ts';
import { EditSession } from './edit-session.ts';
import { type SavedWebsite, type SaveOutcome, StaleVersionError } from './edit-session-state.ts';

const TAGLINE = 'pages[0].sections.hero.tagline';
const ABOUT = 'pages[0].sections.about.title';
const FAQS = 'pages[0].sections.faq.items';

/** An in-memory server that stores one website like the real one. */
function setup() {
  const platform = {
    website: { content: aSiteContent(), version: 1 } satisfies SavedWebsite as SavedWebsite,
    /** How many of the next calls fail. */
    failures: 0,
    calls: [] as Edit[],
    kept: 0,
    merges: 0,
    save(edit: Edit) {
      const applied = applyEdit(this.website.content, edit);
      if (!applied.isApplied) throw new Error(JSON.stringify(applied.fields));
      this.website = { content: applied.content, version: this.website.version + 1 };
    },
  };
  const session = new EditSession(platform.website, {
    save: async (edit, version) => {
      platform.calls.push(edit);
      if (platform.failures > 0) {
        platform.failures -= 1;
        throw new Error('We couldn’t save your changes. Try again.');
      }
      if (version !== platform.website.version) throw new StaleVersionError('stale');
      platform.save(edit);
      return { version: platform.website.version, updatedAt: '2026-11-20T12:00:00.000Z' };
    },
    load: async () => platform.website,
    keepVersion: async () => {
      platform.kept += 1;
    },
    onSaved: () => undefined,
    onMerged: () => {
      platform.merges += 1;
    },
  });
  return { platform, session };
}

type Session = ReturnType<typeof setup>['session'];

const change = (session: Session, path: string, value: Edit['changes'][string]) =>
  outcomeOf(session, { changes: { [path]: value } });

async function outcomeOf(session: Session, edit: Edit): Promise<SaveOutcome> {
  const commit = session.commit(edit);
  if (!commit.isApplied) throw new Error(JSON.stringify(commit.fields));
  return commit.saved;
}

const hero = (content: SiteContent) => content.pages[0].sections.hero;
const dishes = (content: SiteContent) => content.menu_items.map(({ name }) => name);

async function untilAsked(session: Session): Promise<void> {
  while (session.getState().conflicts.length === 0) await Promise.resolve();
}

describe('an edit', () => {
  test('is shown right away and saved in order', async () => {
    const { platform, session } = setup();
    const first = change(session, TAGLINE, 'One');
    const second = change(session, TAGLINE, 'Two');
    expect(hero(session.getState().content).tagline).toBe('Two');
    expect(session.getState().isSaving).toBe(true);
    expect(await Promise.all([first, second])).toEqual([{ isSaved: true }, { isSaved: true }]);
    expect(platform.calls.map(({ changes }) => changes[TAGLINE])).toEqual(['One', 'Two']);
    expect(platform.website.version).toBe(3);
    await session.flush();
    expect(session.getState().content).toEqual(platform.website.content);
  });

  test('that the content doesn’t allow is refused with a message and changes nothing', () => {
    const { platform, session } = setup();
    const commit = session.commit({ changes: { [`${FAQS}[0].question`]: 'x'.repeat(400) } });
    expect(commit).toEqual({
      isApplied: false,
      fields: { [`${FAQS}[0].question`]: 'Use at most 300 characters.' },
    });
    expect(session.getState().canUndo).toBe(false);
    expect(platform.calls).toEqual([]);
  });

  test('that changes nothing is neither saved nor undone', async () => {
    const { platform, session } = setup();
    await change(session, TAGLINE, hero(session.getState().content).tagline);
    expect(platform.calls).toEqual([]);
    expect(session.getState().canUndo).toBe(false);
  });

  test('stays pending until it is saved', async () => {
    const { platform, session } = setup();
    void change(session, TAGLINE, 'One');
    await session.saveChanges();
    expect([platform.kept, session.getState().hasPendingChanges]).toEqual([1, false]);
    await change(session, TAGLINE, 'Two');
    expect(session.getState().hasPendingChanges).toBe(true);
  });
});

describe('undo', () => {
  test('undoes and redoes texts, lists, order, and colors for more than fifty steps', async () => {
    const { platform, session } = setup();
    const before = session.getState().content;
    for (let step = 0; step < 60; step += 1) void change(session, TAGLINE, `Line ${step}`);
    void change(session, 'menu_items.delete_index', 1);
    void change(session, 'menu_items.move_index', { from: 0, to: 1 });
    void change(session, 'section_order', ['hero', 'menu', 'about']);
    void outcomeOf(session, themeEdit(session.getState().content, { preset: 'warm' }));
    const after = session.getState().content;
    for (let step = 0; step < 64; step += 1) session.step('undo');
    expect(session.getState().content).toEqual(before);
    expect(session.getState().canUndo).toBe(false);
    await session.flush();
    expect(platform.website.content).toEqual(before);
    for (let step = 0; step < 64; step += 1) session.step('redo');
    expect(session.getState().content).toEqual(after);
    await session.flush();
    expect(platform.website.content).toEqual(after);
  });

  test('can’t redo after a new edit', async () => {
    const { session } = setup();
    void change(session, TAGLINE, 'One');
    session.step('undo');
    void change(session, ABOUT, 'Two');
    expect(session.getState().canRedo).toBe(false);
    await session.flush();
  });

  test('finds a dish that someone else has moved', async () => {
    const { platform, session } = setup();
    await change(session, 'menu_items[2].price', '€ 8');
    platform.save({ changes: { 'menu_items.move_index': { from: 2, to: 0 } } });
    await change(session, TAGLINE, 'One');
    session.step('undo');
    session.step('undo');
    await session.flush();
    expect(platform.website.content.menu_items[0]).toMatchObject({ name: 'Maritozzo', price: '€ 7,50' });
  });
});

describe('a save that fails', () => {
  test('reverts its edit and says why', async () => {
    const { platform, session } = setup();
    const before = session.getState().content;
    platform.failures = 1;
    const outcome = await change(session, TAGLINE, 'Lost');
    expect(outcome).toMatchObject({
      isSaved: false,
      error: { message: 'We couldn’t save your changes. Try again.' },
    });
    expect(session.getState().content).toEqual(before);
    expect(session.getState().canUndo).toBe(false);
  });

  test('reverts edits that depend on it, and nothing else', async () => {
    const { platform, session } = setup();
    platform.failures = 1;
    const added = change(session, 'menu_items[3]', { name: 'Supplì', description: '', price: '' });
    const priced = change(session, 'menu_items[3].price', '€ 4');
    const other = change(session, ABOUT, 'Kept');
    expect(await added).toMatchObject({ isSaved: false });
    expect(await priced).toMatchObject({ isSaved: false });
    expect(await other).toEqual({ isSaved: true });
    expect(dishes(session.getState().content)).toEqual(['Cacio e pepe', 'Amatriciana', 'Maritozzo']);
    expect(platform.website.content.pages[0].sections.about.title).toBe('Kept');
  });

  test('keeps a failed undo available', async () => {
    const { platform, session } = setup();
    await change(session, TAGLINE, 'One');
    platform.failures = 1;
    session.step('undo');
    await session.flush();
    expect(hero(session.getState().content).tagline).toBe('One');
    expect([session.getState().canUndo, session.getState().canRedo]).toEqual([true, false]);
  });
});

describe('someone else who saves in the meantime', () => {
  test('is merged if they changed other places', async () => {
    const { platform, session } = setup();
    platform.save({ changes: { [ABOUT]: 'Theirs', 'menu_items.delete_index': 0 } });
    expect(await change(session, 'menu_items[2].name', 'Maritozzi')).toEqual({ isSaved: true });
    expect(platform.merges).toBe(1);
    expect(session.getState().content).toEqual(platform.website.content);
    expect(dishes(platform.website.content)).toEqual(['Amatriciana', 'Maritozzi']);
    expect(platform.website.content.pages[0].sections.about.title).toBe('Theirs');
  });

  test.each(['mine', 'theirs'] as const)(
    'and changed the same text leaves the choice: %s',
    async (choice) => {
      const { platform, session } = setup();
      platform.save({ changes: { [TAGLINE]: 'theirs', [ABOUT]: 'Theirs too' } });
      const saved = change(session, TAGLINE, 'mine');
      await untilAsked(session);
      expect(session.getState().conflicts).toEqual([
        { path: TAGLINE, mine: 'mine', theirs: 'theirs', canKeepMine: true },
      ]);
      session.resolve(new Map([[TAGLINE, choice]]));
      expect(await saved).toEqual({ isSaved: true });
      expect(hero(platform.website.content).tagline).toBe(choice);
      expect(session.getState().content).toEqual(platform.website.content);
      expect(session.getState().conflicts).toEqual([]);
    },
  );

  test('and removed the dish that was edited shows what would be lost', async () => {
    const { platform, session } = setup();
    platform.save({ changes: { 'menu_items.delete_index': 1 } });
    const saved = change(session, 'menu_items[1].name', 'Gricia');
    await untilAsked(session);
    expect(session.getState().conflicts).toEqual([
      { path: 'menu_items[1].name', mine: 'Gricia', theirs: undefined, canKeepMine: false },
    ]);
    session.resolve(new Map([['menu_items[1].name', 'theirs']]));
    await saved;
    expect(dishes(session.getState().content)).toEqual(['Cacio e pepe', 'Maritozzo']);
  });

  test('and made the same change causes no conflict', async () => {
    const { platform, session } = setup();
    const faq = { question: 'Dogs?', answer: 'Yes.' };
    platform.save({ changes: { [`${FAQS}[1]`]: faq, [TAGLINE]: 'Both' } });
    expect(await change(session, `${FAQS}[1]`, faq)).toEqual({ isSaved: true });
    expect(await change(session, TAGLINE, 'Both')).toEqual({ isSaved: true });
    expect(platform.website.content.pages[0].sections.faq.items).toHaveLength(2);
    expect(session.getState().content).toEqual(platform.website.content);
  });

  test('is picked up on reload, but never over unsaved edits', async () => {
    const { platform, session } = setup();
    platform.save({ changes: { [ABOUT]: 'Theirs' } });
    const saved = change(session, TAGLINE, 'Mine');
    session.accept(platform.website);
    expect(session.getState().content.pages[0].sections.about.title).not.toBe('Theirs');
    await saved;
    await session.flush();
    session.accept({ content: aSiteContent({ website_name: 'Later' }), version: 9 });
    expect(session.getState().content.website_name).toBe('Later');
  });
});
