/** An item of a menu as a page shows it. */
export type PageMenuItem = { name: string; course: string; price: string; description: string };
