export type ToastTone = 'neutral' | 'good' | 'danger';

export type ToastMessage = {
  tone?: ToastTone;
  title: string;
  description?: string;
  /** An action. The toast then stays until it is closed. */
  action?: { label: string; onPress: () => void };
  /** Called if it is closed by hand without the action. */
  onClose?: () => void;
};

export type QueuedToast = ToastMessage & { key: number };

/** Open toasts, newest first. Listeners are called on every change. */
export class ToastQueue {
  #toasts: readonly QueuedToast[] = [];
  #lastKey = 0;
  readonly #listeners = new Set<() => void>();

  /** The same array until something changes. */
  readonly getToasts = (): readonly QueuedToast[] => this.#toasts;

  /** Returns a function that stops listening. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(message: ToastMessage): void {
    this.#lastKey += 1;
    this.#change([{ ...message, key: this.#lastKey }, ...this.#toasts]);
  }

  close(key: number): void {
    this.#change(this.#toasts.filter((toast) => toast.key !== key));
  }

  #change(toasts: readonly QueuedToast[]): void {
    this.#toasts = toasts;
    for (const listener of this.#listeners) listener();
  }
}
