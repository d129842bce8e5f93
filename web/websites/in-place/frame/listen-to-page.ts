import { historySideOf } from '#web/websites/in-place/session/history-side.ts';
import type { FrameQuestion } from './frame-question.ts';
import { closestElement } from './ui-element.ts';

export type PageListenerDependencies = {
  page: Document;
  ask: (question: FrameQuestion) => void;
  /** Whether a text is newer than the content. */
  isTyping: () => boolean;
  step: (side: 'undo' | 'redo') => void;
};

/** Listens, until the signal, for links that are pressed, the full menu's link, and the keys of undo and redo. */
export function listenToPage(dependencies: PageListenerDependencies, signal: AbortSignal): void {
  const { page } = dependencies;
  page.addEventListener('click', (event) => clicked(event, dependencies), { signal });
  page.addEventListener('keydown', (event) => pressed(event, dependencies), { signal });
}

/** Links of the page lead nowhere while it is edited; those within it still scroll. */
function clicked(event: Event, { page, ask }: PageListenerDependencies): void {
  if (closestElement(event.target, '[data-url-path]') !== undefined) ask({ kind: 'menuUrl' });
  const link = closestElement(event.target, 'a[href]');
  if (link === undefined) return;
  event.preventDefault();
  const address = link.getAttribute('href') ?? '';
  if (closestElement(event.target, '[data-path]') !== undefined || !address.startsWith('#')) return;
  page.getElementById(address.slice(1))?.scrollIntoView({ behavior: 'smooth' });
}

function pressed(event: KeyboardEvent, { ask, isTyping, step }: PageListenerDependencies): void {
  const isUrl = closestElement(event.target, '*')?.dataset.urlPath !== undefined;
  if (isUrl && (event.key === 'Enter' || event.key === ' ')) {
    event.preventDefault();
    ask({ kind: 'menuUrl' });
  }
  const side = historySideOf(event);
  // Inside a text that is being typed the browser's own undo is finer.
  if (side === undefined || isTyping()) return;
  event.preventDefault();
  step(side);
}
