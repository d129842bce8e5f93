import type { WebsitesRepository } from '#functions/websites/websites-repository.ts';

/** The address of the website that was published last; empty if none is public. */
export async function findPublishedUrl(
  { websites }: { websites: Pick<WebsitesRepository, 'listNewest'> },
  restaurantId: string,
): Promise<string> {
  const { websites: all } = await websites.listNewest(restaurantId);
  const published = all.filter(({ url }) => url !== undefined);
  const [last] = published.sort((a, b) => (b.published_at ?? '').localeCompare(a.published_at ?? ''));
  return last?.url ?? '';
}
