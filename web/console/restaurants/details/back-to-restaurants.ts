import { CONSOLE_SECTIONS } from '#web/console/sections.ts';

const { path, title } = CONSOLE_SECTIONS.restaurants;

/** The link from a restaurant back to the list. */
export const BACK_TO_RESTAURANTS = { href: path, label: title };
