import type { ImageType, SiteImage } from '#shared/contract/site-image.ts';
import { firstPicture } from '#web/app/pictures/first-picture.ts';
import { fieldLabel } from './field-label.ts';
import type { FrameQuestion } from './frame-question.ts';
import { closestElement, uiButton, uiElement } from './ui-element.ts';

export type PictureFramesDependencies = {
  page: Document;
  upload: (
    file: File,
    options: { imageType: ImageType; onProgress: (percent: number) => void; signal: AbortSignal },
  ) => Promise<SiteImage>;
  onUploaded: (path: string, image: SiteImage) => void;
  ask: (question: FrameQuestion) => void;
  announce: (sentence: string) => void;
};

/** What the platform keeps a picture as, by the place that shows it (spec, website builder §3). */
export function imageTypeOf(path: string): ImageType {
  if (path === 'hero_image') return 'hero';
  return path.startsWith('menu_items') ? 'menu_item' : 'gallery';
}

/** Pictures that are replaced where they stand: by a click, by dropping a file, by pasting one. */
export class PictureFrames {
  readonly #dependencies: PictureFramesDependencies;
  readonly #uploads = new Map<string, AbortController>();

  constructor(dependencies: PictureFramesDependencies, signal: AbortSignal) {
    this.#dependencies = dependencies;
    const { page } = dependencies;
    page.addEventListener('click', (event) => this.#clicked(event), { signal });
    page.addEventListener('keydown', (event) => this.#pressed(event), { signal });
    page.addEventListener('paste', (event) => this.#pasted(event), { signal });
    page.addEventListener('dragover', (event) => this.#dragged(event), { signal });
    page.addEventListener('dragleave', () => this.#mark(undefined), { signal });
    page.addEventListener('drop', (event) => this.#dropped(event), { signal });
    signal.addEventListener('abort', () => {
      for (const upload of this.#uploads.values()) upload.abort();
    });
  }

  get isUploading(): boolean {
    return this.#uploads.size > 0;
  }

  /** Makes the pictures in a part of the page buttons. */
  prepare(part: ParentNode): void {
    for (const frame of part.querySelectorAll<HTMLElement>('[data-image-path]')) {
      const path = frame.dataset.imagePath ?? '';
      const verb = frame.querySelector('img') === null ? 'Add' : 'Replace';
      frame.tabIndex = 0;
      frame.setAttribute('role', 'button');
      frame.setAttribute('aria-label', `${verb}: ${fieldLabel(path)}`);
    }
  }

  #clicked(event: Event): void {
    const frame = closestElement(event.target, '[data-image-path]');
    if (frame === undefined || closestElement(event.target, '.edit-ui') !== undefined) return;
    event.preventDefault();
    this.#dependencies.ask({ kind: 'picture', path: frame.dataset.imagePath ?? '' });
  }

  #pressed(event: KeyboardEvent): void {
    const target = closestElement(event.target, '*');
    if (target?.dataset.imagePath === undefined || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    this.#dependencies.ask({ kind: 'picture', path: target.dataset.imagePath });
  }

  #pasted(event: ClipboardEvent): void {
    const frame = closestElement(event.target, '[data-image-path]');
    const file = firstPicture(event.clipboardData);
    if (frame === undefined || file === undefined) return;
    event.preventDefault();
    void this.#upload(frame.dataset.imagePath ?? '', file);
  }

  /** A file that is let go of anywhere else would replace the page in the frame. */
  #dragged(event: DragEvent): void {
    if (event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    this.#mark(dropFrame(event.target));
  }

  #dropped(event: DragEvent): void {
    const file = firstPicture(event.dataTransfer);
    if (file === undefined) return;
    event.preventDefault();
    this.#mark(undefined);
    const frame = dropFrame(event.target);
    if (frame !== undefined) void this.#upload(frame.dataset.imagePath ?? '', file);
  }

  #mark(frame: HTMLElement | undefined): void {
    for (const marked of this.#dependencies.page.querySelectorAll('.edit-drop')) {
      if (marked !== frame) marked.classList.remove('edit-drop');
    }
    frame?.classList.add('edit-drop');
  }

  async #upload(path: string, file: File): Promise<void> {
    this.#uploads.get(path)?.abort();
    const own = new AbortController();
    this.#uploads.set(path, own);
    const cover = this.#cover(path, 'edit-progress');
    const onProgress = (percent: number) => showProgress(cover, percent);
    onProgress(0);
    try {
      const options = { imageType: imageTypeOf(path), onProgress, signal: own.signal };
      const image = await this.#dependencies.upload(file, options);
      this.#dependencies.onUploaded(path, image);
    } catch (error) {
      if (!own.signal.aborted)
        this.#showFailure(path, error instanceof Error ? error.message : String(error));
    } finally {
      cover.remove();
      if (this.#uploads.get(path) === own) this.#uploads.delete(path);
    }
  }

  /** Spec, website builder §8: a failed upload is told with a way to dismiss it; the old picture stays. */
  #showFailure(path: string, sentence: string): void {
    const cover = this.#cover(path, 'edit-failure');
    const dismiss = () => {
      cover.remove();
      this.#find(path)?.focus();
    };
    const words = this.#dependencies.page.createElement('p');
    words.textContent = sentence;
    const label = 'Dismiss';
    cover.append(
      words,
      uiButton(this.#dependencies.page, { key: 'dismiss', label, icon: 'close', onPress: dismiss }),
    );
    this.#dependencies.announce(sentence);
  }

  #cover(path: string, className: string): HTMLElement {
    const frame = this.#find(path);
    for (const old of frame?.querySelectorAll('.edit-failure') ?? []) old.remove();
    const cover = uiElement(this.#dependencies.page, className);
    frame?.append(cover);
    return cover;
  }

  #find(path: string): HTMLElement | null {
    return this.#dependencies.page.querySelector(`[data-image-path="${CSS.escape(path)}"]`);
  }
}

/** A file may be let go of anywhere on what the picture belongs to. */
function dropFrame(target: EventTarget | null): HTMLElement | undefined {
  const around = closestElement(target, '[data-image-path],[data-item],#hero');
  if (around?.dataset.imagePath !== undefined) return around;
  return around?.querySelector<HTMLElement>('[data-image-path]') ?? undefined;
}

/** At 100 % the platform still makes the sizes that the page needs. */
function showProgress(cover: HTMLElement, percent: number): void {
  cover.role = 'progressbar';
  cover.ariaLabel = 'Uploading the picture';
  cover.ariaValueNow = String(percent);
  cover.style.setProperty('--done', `${percent}%`);
  cover.textContent = percent < 100 ? `${percent}%` : 'Almost there…';
}
