import { tidyFilename } from './tidy-filename.ts';

/** Words in file names of cameras, phones, and people that say nothing about the image. */
const SAYS_NOTHING = new Set(
  (
    'background banner copy cropped download draft dsc edited export file final foto gallery header hero image img ' +
    'large menu min mov new old original photo photos picture pictures pxl resized scaled screen screenshot shot ' +
    'small snapchat test thumbnail tmp untitled upload version web whatsapp'
  ).split(' '),
);
const MIN_WORDS = 2;

/**
 * Suggests alt text from a file name, such as "margherita pizza" from `margherita-pizza.jpg`. Empty unless the name
 * reads as words: no text is better than a wrong one (WCAG 2.2, technique F30), and we ask the owner.
 */
export function altTextOf(filename: string): string {
  const words = tidyFilename(filename)
    .replace(/\.\w{1,5}$/, '')
    .split(/[\s_-]+/)
    .filter((word) => word !== '');
  const isText = words.every((word) => /^[\p{L}\p{M}'’]+$/u.test(word));
  const isNothing = words.some((word) => SAYS_NOTHING.has(word.toLowerCase()));
  return words.length >= MIN_WORDS && isText && !isNothing ? words.join(' ') : '';
}
