import type { SiteContent } from '#shared/site/site-content.ts';
import type { Edit } from './edit.ts';

/** Most steps that can be undone. */
const MAX_STEPS = 200;

/** An edit that waits to be made, and the content that it was written for. */
export type Step = { edit: Edit; base: SiteContent };

/** What can be undone and redone, the newest last. */
export class EditHistory {
  #undo: Step[] = [];
  #redo: Step[] = [];

  get canUndo(): boolean {
    return this.#undo.length > 0;
  }

  get canRedo(): boolean {
    return this.#redo.length > 0;
  }

  /** After something new nothing can be redone. */
  add(step: Step): void {
    this.#undo = [...this.#undo, step].slice(-MAX_STEPS);
    this.#redo = [];
  }

  /** Takes the newest step of one side; what leads back is then put on the other. */
  take(side: 'undo' | 'redo'): Step | undefined {
    return side === 'undo' ? this.#undo.pop() : this.#redo.pop();
  }

  put(side: 'undo' | 'redo', step: Step): void {
    if (side === 'undo') this.#undo.push(step);
    else this.#redo.push(step);
  }

  /** Forgets a step whose edit was never saved. */
  forget(step: Step): void {
    this.#undo = this.#undo.filter((each) => each !== step);
    this.#redo = this.#redo.filter((each) => each !== step);
  }
}
