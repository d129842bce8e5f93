import { isSameJson } from '#shared/editing/same-json.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { applyEdit, type Edit, isEmptyEdit, rebaseEdit } from './edit.ts';
import { EditHistory, type Step } from './edit-history.ts';
import {
  type Commit,
  type ContentChange,
  type EditSessionDependencies,
  type EditState,
  type SaveAnswer,
  type SavedWebsite,
  type SaveOutcome,
  StaleVersionError,
} from './edit-session-state.ts';
import { type Choice, type Conflict, mergeEdits, type Unsaved } from './merge-edits.ts';

type Pending = Unsaved & {
  outcome: Promise<SaveOutcome>;
  settle: (outcome: SaveOutcome) => void;
  /** Called if it couldn’t be saved. */
  takeBack: () => void;
};

/**
 * The content during editing. Edits apply locally right away and are saved in order, one call at a time. Failed edits
 * are reverted, and other people’s changes are merged. Independent of the page.
 */
export class EditSession {
  readonly #dependencies: EditSessionDependencies;
  readonly #history = new EditHistory();
  readonly #watchers = new Set<() => void>();
  readonly #followers = new Set<(change: ContentChange) => void>();
  #saved: SavedWebsite;
  #queue: Pending[] = [];
  #isPumping = false;
  #decide: ((choices: ReadonlyMap<string, Choice>) => void) | undefined;
  #state: EditState;

  constructor(saved: SavedWebsite, dependencies: EditSessionDependencies) {
    this.#dependencies = dependencies;
    this.#saved = saved;
    this.#state = {
      content: saved.content,
      canUndo: false,
      canRedo: false,
      isSaving: false,
      hasPendingChanges: dependencies.hasPendingChanges ?? false,
      conflicts: [],
    };
  }

  readonly getState = (): EditState => this.#state;

  /** Calls back after every state change. Returns a function that stops. */
  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** Calls back right away with every content change. Returns a function that stops. */
  readonly follow = (follower: (change: ContentChange) => void): (() => void) => {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  };

  /** Applies an edit and starts saving it. */
  commit(edit: Edit, { isTyped = false } = {}): Commit {
    const before = this.#state.content;
    const applied = applyEdit(before, edit);
    if (!applied.isApplied) return applied;
    if (applied.changedPaths.length === 0)
      return { isApplied: true, saved: Promise.resolve({ isSaved: true }) };
    const step: Step = { edit: { changes: applied.inverse }, base: applied.content };
    this.#history.add(step);
    const saved = this.#enqueue(edit, before, () => this.#history.forget(step));
    this.#show(applied.content, { paths: applied.changedPaths, isTyped });
    return { isApplied: true, saved };
  }

  /** Undoes or redoes the newest edit. Undefined if there is none. */
  readonly step = (side: 'undo' | 'redo'): readonly string[] | undefined => {
    const step = this.#history.take(side);
    if (step === undefined) return undefined;
    const before = this.#state.content;
    const { edit } = rebaseEdit(step.edit, step.base, before);
    const applied = applyEdit(before, edit);
    if (!applied.isApplied || applied.changedPaths.length === 0) return this.step(side);
    const back: Step = { edit: { changes: applied.inverse }, base: applied.content };
    this.#history.put(side === 'undo' ? 'redo' : 'undo', back);
    void this.#enqueue(edit, before, () => {
      this.#history.forget(back);
      this.#history.put(side, step);
    });
    this.#show(applied.content, { paths: applied.changedPaths, isTyped: false });
    return applied.changedPaths;
  };

  /** Waits until everything is saved. Returns the first failure, if any. */
  async flush(): Promise<SaveOutcome> {
    const all = await Promise.all(this.#queue.map(({ outcome }) => outcome));
    return all.find(({ isSaved }) => !isSaved) ?? { isSaved: true };
  }

  /** Saves pending edits and saves the website as a version. Throws on failure. */
  async saveChanges(): Promise<void> {
    const outcome = await this.flush();
    if (!outcome.isSaved) throw outcome.error;
    await this.#dependencies.keepVersion();
    this.#update({ hasPendingChanges: this.#queue.length > 0 });
  }

  /** Continues with the choices for the conflicts. */
  readonly resolve = (choices: ReadonlyMap<string, Choice>): void => {
    this.#decide?.(choices);
  };

  /** Adopts the website from the server, unless the owner has newer edits. */
  accept(website: SavedWebsite): void {
    if (this.#queue.length > 0 || website.version <= this.#saved.version) return;
    this.#saved = website;
    this.#showAll(website.content);
  }

  #enqueue(edit: Edit, base: SiteContent, takeBack: () => void): Promise<SaveOutcome> {
    const { promise: outcome, resolve: settle } = Promise.withResolvers<SaveOutcome>();
    this.#queue.push({ edit, base, outcome, settle, takeBack });
    void this.#pump();
    return outcome;
  }

  async #pump(): Promise<void> {
    if (this.#isPumping) return;
    this.#isPumping = true;
    for (let head = this.#queue[0]; head !== undefined; head = this.#queue[0]) await this.#saveHead(head);
    this.#isPumping = false;
    this.#update({});
  }

  async #saveHead(head: Pending): Promise<void> {
    try {
      if (!isEmptyEdit(head.edit))
        this.#take(head, await this.#dependencies.save(head.edit, this.#saved.version));
      this.#queue.shift();
      head.settle({ isSaved: true });
    } catch (error) {
      if (!(error instanceof StaleVersionError)) return this.#fail(head, asError(error));
      await this.#merge().catch((reason: unknown) => this.#fail(head, asError(reason)));
    }
  }

  #take(head: Pending, { version, updatedAt, imageAssets = {} }: SaveAnswer): void {
    const applied = applyEdit(this.#saved.content, head.edit);
    const saved = applied.isApplied ? applied.content : this.#state.content;
    const content = { ...saved, image_assets: { ...saved.image_assets, ...imageAssets } };
    this.#saved = { content, version };
    this.#update({ hasPendingChanges: true });
    this.#dependencies.onSaved({ content, version, updatedAt });
  }

  /** Reverts one edit and those that depend on it. */
  #fail(head: Pending, error: Error): void {
    const [, ...others] = this.#queue;
    const { content, edits, conflicts } = mergeEdits(this.#saved.content, others);
    this.#queue = others.map((pending, index) => ({ ...pending, ...edits[index] }));
    const lost = others.filter(({ edit }) => conflicts.some(({ path }) => path in edit.changes));
    this.#queue = this.#queue.filter((_, index) => !lost.includes(others[index] ?? head));
    for (const each of [head, ...lost]) {
      each.takeBack();
      each.settle({ isSaved: false, error });
    }
    this.#showAll(content);
  }

  /** Merges the owner’s unsaved edits with someone else’s changes, and asks about conflicts. */
  async #merge(): Promise<void> {
    const theirs = await this.#dependencies.load();
    let choices: ReadonlyMap<string, Choice> = new Map();
    let merge = mergeEdits(theirs.content, this.#queue, choices);
    while (merge.conflicts.length > 0) {
      choices = new Map([...choices, ...(await this.#ask(merge.conflicts))]);
      merge = mergeEdits(theirs.content, this.#queue, choices);
    }
    this.#saved = theirs;
    this.#queue = this.#queue.map((pending, index) => ({ ...pending, ...merge.edits[index] }));
    this.#showAll(merge.content);
    this.#dependencies.onMerged();
  }

  async #ask(conflicts: readonly Conflict[]): Promise<ReadonlyMap<string, Choice>> {
    const { promise, resolve } = Promise.withResolvers<ReadonlyMap<string, Choice>>();
    this.#decide = resolve;
    this.#update({ conflicts });
    const choices = await promise;
    this.#decide = undefined;
    this.#update({ conflicts: [] });
    return choices;
  }

  #showAll(content: SiteContent): void {
    if (!isSameJson(content, this.#state.content)) this.#show(content, { paths: [], isTyped: false });
    else this.#update({ content });
  }

  #show(content: SiteContent, change: Pick<ContentChange, 'paths' | 'isTyped'>): void {
    const before = this.#state.content;
    this.#update({ content });
    for (const follower of this.#followers) follower({ before, content, ...change });
  }

  #update(changes: Partial<EditState>): void {
    const { canUndo, canRedo } = this.#history;
    this.#state = { ...this.#state, ...changes, canUndo, canRedo, isSaving: this.#queue.length > 0 };
    for (const watcher of this.#watchers) watcher();
  }
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
