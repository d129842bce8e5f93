import type { ImageType, SiteImage } from '#shared/images/contract/site-image.ts';
import { firstImage } from '#web/images/first-image.ts';
import { fieldLabel } from '#web/websites/in-place/session/field-label.ts';
import type { FrameQuestion } from './frame-question.ts';
import { closestElement, uiButton, uiElement } from './ui-element.ts';

export type ImageFramesDependencies = {
  page: Document;
  upload: (
    file: File,
    options: { imageType: ImageType; onProgress: (percent: number) => void; signal: AbortSignal },
  ) => Promise<SiteImage>;
  onUploaded: (path: string, image: SiteImage) => void;
  /** The current place for an earlier path, after list changes; undefined if it is gone. */
  track: (path: string, until: AbortSignal) => () => string | undefined;
  ask: (question: FrameQuestion) => void;
  announce: (message: string) => void;
};

const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)));

const GONE = 'This section was removed. We saved the image to your library.';

/** A running upload: `place` is its current place, `cover` shows its progress. */
type Upload = {
  place: () => string | undefined;
  cover: HTMLElement;
  abort: AbortController;
  /** False if it failed, which its place shows. */
  done: Promise<boolean>;
};

/** The image type for each place (spec, website builder §3). */
export function imageTypeOf(path: string): ImageType {
  if (path === 'hero_image') return 'hero';
  return path.startsWith('menu_items') ? 'menu_item' : 'gallery';
}

/** Replaces images in place: by click, drop, or paste. */
export class ImageFrames {
  readonly #dependencies: ImageFramesDependencies;
  readonly #uploads = new Set<Upload>();

  constructor(dependencies: ImageFramesDependencies, signal: AbortSignal) {
    this.#dependencies = dependencies;
    const { page } = dependencies;
    page.addEventListener('click', (event) => this.#clicked(event), { signal });
    page.addEventListener('keydown', (event) => this.#pressed(event), { signal });
    page.addEventListener('paste', (event) => this.#pasted(event), { signal });
    page.addEventListener('dragover', (event) => this.#dragged(event), { signal });
    page.addEventListener('dragleave', () => this.#mark(undefined), { signal });
    page.addEventListener('drop', (event) => this.#dropped(event), { signal });
    signal.addEventListener('abort', () => {
      for (const { abort } of this.#uploads) abort.abort();
    });
  }

  get isUploading(): boolean {
    return this.#uploads.size > 0;
  }

  /** Waits for all uploads. Returns false if one failed. */
  async settle(): Promise<boolean> {
    const outcomes = await Promise.all([...this.#uploads].map(({ done }) => done));
    return outcomes.every(Boolean);
  }

  /** Makes the images in a part of the page buttons. Running uploads stay visible. */
  prepare(part: ParentNode): void {
    for (const frame of part.querySelectorAll<HTMLElement>('[data-image-path]')) {
      const path = frame.dataset.imagePath ?? '';
      const verb = frame.querySelector('img') === null ? 'Add' : 'Replace';
      frame.tabIndex = 0;
      frame.setAttribute('role', 'button');
      frame.setAttribute('aria-label', `${verb}: ${fieldLabel(path)}`);
    }
    for (const { place, cover } of this.#uploads) {
      const path = place();
      if (path !== undefined) part.querySelector(frameAt(path))?.append(cover);
    }
  }

  #clicked(event: Event): void {
    const frame = closestElement(event.target, '[data-image-path]');
    if (frame === undefined || closestElement(event.target, '.edit-ui') !== undefined) return;
    event.preventDefault();
    this.#dependencies.ask({ kind: 'image', path: frame.dataset.imagePath ?? '' });
  }

  #pressed(event: KeyboardEvent): void {
    const target = closestElement(event.target, '*');
    if (target?.dataset.imagePath === undefined || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    this.#dependencies.ask({ kind: 'image', path: target.dataset.imagePath });
  }

  #pasted(event: ClipboardEvent): void {
    const frame = closestElement(event.target, '[data-image-path]');
    const file = firstImage(event.clipboardData);
    if (frame === undefined || file === undefined) return;
    event.preventDefault();
    this.#upload(frame.dataset.imagePath ?? '', file);
  }

  /** A file dropped anywhere else would replace the page in the frame. */
  #dragged(event: DragEvent): void {
    if (event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    this.#mark(dropFrame(event.target));
  }

  #dropped(event: DragEvent): void {
    const file = firstImage(event.dataTransfer);
    if (file === undefined) return;
    event.preventDefault();
    this.#mark(undefined);
    const frame = dropFrame(event.target);
    if (frame !== undefined) this.#upload(frame.dataset.imagePath ?? '', file);
  }

  #mark(frame: HTMLElement | undefined): void {
    for (const marked of this.#dependencies.page.querySelectorAll('.edit-drop')) {
      if (marked !== frame) marked.classList.remove('edit-drop');
    }
    frame?.classList.add('edit-drop');
  }

  #upload(path: string, file: File): void {
    for (const { place, abort } of this.#uploads) if (place() === path) abort.abort();
    const cover = this.#cover(path, 'edit-progress');
    const abort = new AbortController();
    const place = this.#dependencies.track(path, abort.signal);
    const { promise: done, resolve } = Promise.withResolvers<boolean>();
    const upload: Upload = { place, cover, abort, done };
    this.#uploads.add(upload);
    void this.#send(upload, file, imageTypeOf(path)).then(resolve);
  }

  async #send(upload: Upload, file: File, imageType: ImageType): Promise<boolean> {
    const { place, cover, abort } = upload;
    const { signal } = abort;
    const onProgress = (percent: number) => showProgress(cover, percent);
    onProgress(0);
    const sent = this.#dependencies.upload(file, { imageType, onProgress, signal });
    const image = await sent.catch((reason: unknown) => asError(reason));
    cover.remove();
    this.#uploads.delete(upload);
    if (signal.aborted) return true;
    const path = place();
    abort.abort();
    if (path !== undefined && !(image instanceof Error)) this.#dependencies.onUploaded(path, image);
    else this.#showFailure(path, image instanceof Error ? image.message : GONE);
    return path === undefined || !(image instanceof Error);
  }

  /** Spec, website builder §8: a failed upload shows an error that can be dismissed. The old image stays. */
  #showFailure(path: string | undefined, message: string): void {
    this.#dependencies.announce(message);
    if (path === undefined) return;
    const cover = this.#cover(path, 'edit-failure');
    const dismiss = () => {
      cover.remove();
      this.#find(path)?.focus();
    };
    const words = this.#dependencies.page.createElement('p');
    words.textContent = message;
    const label = 'Dismiss';
    cover.append(
      words,
      uiButton(this.#dependencies.page, { key: 'dismiss', label, icon: 'close', onPress: dismiss }),
    );
  }

  #cover(path: string, className: string): HTMLElement {
    const frame = this.#find(path);
    for (const old of frame?.querySelectorAll('.edit-failure') ?? []) old.remove();
    const cover = uiElement(this.#dependencies.page, className);
    frame?.append(cover);
    return cover;
  }

  #find(path: string): HTMLElement | null {
    return this.#dependencies.page.querySelector(frameAt(path));
  }
}

const frameAt = (path: string) => `[data-image-path="${CSS.escape(path)}"]`;

/** A file can be dropped anywhere on the element of the image. */
function dropFrame(target: EventTarget | null): HTMLElement | undefined {
  const around = closestElement(target, '[data-image-path],[data-item],#hero');
  if (around?.dataset.imagePath !== undefined) return around;
  return around?.querySelector<HTMLElement>('[data-image-path]') ?? undefined;
}

/** At 100%, the server still creates the sizes that the page needs. */
function showProgress(cover: HTMLElement, percent: number): void {
  cover.role = 'progressbar';
  cover.ariaLabel = 'Uploading image';
  cover.ariaValueNow = String(percent);
  cover.style.setProperty('--done', `${percent}%`);
  cover.textContent = percent < 100 ? `${percent}%` : 'Finishing upload…';
}
