/** Joins class names, skipping unset ones, so that CSS modules and conditions can be passed directly. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
