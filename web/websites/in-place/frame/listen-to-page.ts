import { historySideOf } from '#web/websites/in-place/session/history-side.ts';
import type { FrameQuestion } from './frame-question.ts';
import { closestElement } from './ui-element.ts';

export type PageListenerDependencies = {
  page: Document;
  ask: (question: FrameQuestion) => void;
  /** Whether typed text isn’t in the content yet. */
  isTyping: () => boolean;
  step: (side: 'undo' | 'redo') => void;
};

/** Listens, until the signal, for link clicks, the full-menu link, and undo and redo keys. */
export function listenToPage(dependencies: PageListenerDependencies, signal: AbortSignal): void {
  const { page } = dependencies;
  page.addEventListener('click', (event) => clicked(event, dependencies), { signal });
  page.addEventListener('keydown', (event) => pressed(event, dependencies), { signal });
}

/** Links on the page don’t navigate during editing. Anchors still scroll. */
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
  // Inside a focused text, the browser’s own undo is better.
  if (side === undefined || isTyping()) return;
  event.preventDefault();
  step(side);
}
