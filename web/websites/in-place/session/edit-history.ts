import type { SiteContent } from '#shared/site/site-content.ts';
import type { Edit } from './edit.ts';

/** The most steps that can be undone. */
const MAX_STEPS = 200;

/** A waiting edit, and the content it was based on. */
export type Step = { edit: Edit; base: SiteContent };

/** The undo and redo stacks, newest last. */
export class EditHistory {
  #undo: Step[] = [];
  #redo: Step[] = [];

  get canUndo(): boolean {
    return this.#undo.length > 0;
  }

  get canRedo(): boolean {
    return this.#redo.length > 0;
  }

  /** A new edit clears the redo stack. */
  add(step: Step): void {
    this.#undo = [...this.#undo, step].slice(-MAX_STEPS);
    this.#redo = [];
  }

  /** Pops the newest step of one stack; its reverse goes to the other. */
  take(side: 'undo' | 'redo'): Step | undefined {
    return side === 'undo' ? this.#undo.pop() : this.#redo.pop();
  }

  put(side: 'undo' | 'redo', step: Step): void {
    if (side === 'undo') this.#undo.push(step);
    else this.#redo.push(step);
  }

  /** Removes a step whose edit was never saved. */
  forget(step: Step): void {
    this.#undo = this.#undo.filter((each) => each !== step);
    this.#redo = this.#redo.filter((each) => each !== step);
  }
}
