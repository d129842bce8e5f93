/** Dragged or pasted data, such as a `DataTransfer`. */
type Transfer = { files: ArrayLike<File> };

/**
 * The file to use from dropped or pasted files: the first whose type starts with image/ (spec, website builder §5).
 * Without one, the first file, which is then rejected with the spec’s message.
 */
export function firstImage(transfer: Transfer | null): File | undefined {
  const files = Array.from(transfer?.files ?? []);
  return files.find(({ type }) => type.startsWith('image/')) ?? files[0];
}
