/** Folder of a website's own pictures in the sites bucket. */
export function siteImageFolder(websiteId: string): string {
  return `images/${websiteId}`;
}

/** The key in the sites bucket of a picture's address: the path without its leading slash. */
export function siteImageKey(url: string): string {
  return url.replace(/^\//, '');
}
