export type SquareFormat = 'jpeg' | 'webp';

/** The part of a file's path that differs between the files of one image. */
const WIDTH_AND_ENDING = /-\d+\.webp$/;

/** Folder of one image's files in the sites bucket. */
export function imageFolder(imageId: string): `${string}/` {
  return `images/${imageId}/`;
}

/** `/images/<id>/<hash>-1600.webp` → `/images/<id>/<hash>-square-300.jpg`. */
export function squareFile(url: string, edge: number, format: SquareFormat): string {
  return url.replace(WIDTH_AND_ENDING, `-square-${edge}.${format === 'jpeg' ? 'jpg' : 'webp'}`);
}

/** Path of the file of this width in pixels. */
export function widthFile(place: { imageId: string; hash: string }, width: number): string {
  return `/${imageFolder(place.imageId)}${place.hash}-${width}.webp`;
}
