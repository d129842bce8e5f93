import { FAQ_ITEMS } from '#shared/site/editing/text-actions.ts';
import { ITEM_LABELS } from '#web/websites/in-place/session/field-label.ts';
import type { FrameQuestion } from './frame-question.ts';
import { type UiButton, uiButton, uiElement } from './ui-element.ts';

export type FrameButtonsDependencies = {
  page: Document;
  ask: (question: FrameQuestion) => void;
  add: (listPath: string) => void;
  removeMainImage: () => void;
  writeFaqs: () => void;
};

/** Adds the buttons to a part of the page: add buttons for lists, hours, the full menu, and the main image. */
export function prepareButtons(part: ParentNode, dependencies: FrameButtonsDependencies): void {
  const { page, ask, add, writeFaqs } = dependencies;
  for (const list of part.querySelectorAll<HTMLElement>('[data-list]')) {
    const listPath = list.dataset.list ?? '';
    const label = ITEM_LABELS[listPath]?.add ?? 'Add';
    const holder = holderOf(page, {
      key: `add ${listPath}`,
      label,
      icon: 'plus',
      onPress: () => add(listPath),
    });
    if (listPath === FAQ_ITEMS) {
      const write: UiButton = { key: 'write-faqs', label: 'Write FAQs', icon: 'pen', onPress: writeFaqs };
      holder.append(uiButton(page, { ...write, isLabeled: true }));
    }
    list.after(holder);
  }
  for (const hours of part.querySelectorAll('[data-hours]')) {
    const onPress = () => ask({ kind: 'hours' });
    hours.append(holderOf(page, { key: 'hours', label: 'Edit opening hours', icon: 'clock', onPress }));
  }
  for (const place of part.querySelectorAll<HTMLElement>('[data-url-path]')) prepareMenuLink(place);
  const hero = part.querySelector('#hero');
  if (hero?.querySelector('[data-image-path] img')) hero.append(heroButtons(dependencies));
}

function holderOf(page: Document, button: UiButton): HTMLElement {
  const holder = uiElement(page, 'edit-add');
  holder.append(uiButton(page, { ...button, isLabeled: true }));
  return holder;
}

function prepareMenuLink(place: HTMLElement): void {
  place.tabIndex = 0;
  place.setAttribute('role', 'button');
  place.setAttribute('aria-label', 'Full menu link');
  for (const link of place.querySelectorAll('a')) link.tabIndex = -1;
}

/** The hero’s text may cover its image, so that the image can’t be selected. */
function heroButtons({ page, ask, removeMainImage }: FrameButtonsDependencies): HTMLElement {
  const holder = uiElement(page, 'edit-hero');
  const change = () => ask({ kind: 'image', path: 'hero_image' });
  const replace: UiButton = { key: 'hero', label: 'Change image', icon: 'image', onPress: change };
  const label = 'Remove main image';
  holder.append(
    uiButton(page, { ...replace, isLabeled: true }),
    uiButton(page, { key: 'no-hero', label, icon: 'noImage', onPress: removeMainImage }),
  );
  return holder;
}
