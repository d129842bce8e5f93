/** What is being dragged or pasted; `DataTransfer` fits. */
type Transfer = { files: ArrayLike<File> };

/**
 * The file that is taken of those that were dropped or pasted: the first whose type starts with image/ (spec,
 * website builder §5). Where there is none, the first of all, which is then refused in the spec's words.
 */
export function firstImage(transfer: Transfer | null): File | undefined {
  const files = Array.from(transfer?.files ?? []);
  return files.find(({ type }) => type.startsWith('image/')) ?? files[0];
}
