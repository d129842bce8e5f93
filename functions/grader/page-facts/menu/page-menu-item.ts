/** A menu item on a page. */
export type PageMenuItem = { name: string; course: string; price: string; description: string };
