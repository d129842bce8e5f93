/** The bytes of a public photo. Throws if it doesn’t exist. */
export async function fetchPhoto(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Loading the photo failed with status ${response.status}.`);
  return response.blob();
}
