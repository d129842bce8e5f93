/** Joins the class names that are set, so that CSS Module lookups and conditions can be passed as they come. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
