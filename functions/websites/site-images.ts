/** The folder of a website's own images in the sites bucket. */
export function siteImageFolder(websiteId: string): string {
  return `images/${websiteId}`;
}

/** The key of an image address in the sites bucket: the path without its leading slash. */
export function siteImageKey(url: string): string {
  return url.replace(/^\//, '');
}
