import { CONSOLE_SECTIONS } from '#web/console/sections.ts';

const { path, title } = CONSOLE_SECTIONS.restaurants;

/** The way back from one restaurant. */
export const BACK_TO_RESTAURANTS = { href: path, label: title };
