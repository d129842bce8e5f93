import type { RedrawOffers } from '#functions/ads/redraw-offers.ts';
import type { Writer } from '#functions/ai/writer.ts';
import type { PageReader } from '#functions/grader/page-facts/page-reader.ts';
import type { ImagesRepository } from '#functions/images/images-repository.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { RateLimiter } from '#functions/platform/limits/rate-limiter.ts';
import type { Log } from '#functions/platform/log.ts';
import type { ProfilesRepository } from '#functions/profile/profiles-repository.ts';
import type { RestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { WebsitesRepository } from '#functions/websites/websites-repository.ts';

export type RestaurantProfileDependencies = {
  profiles: ProfilesRepository;
  restaurants: Pick<RestaurantsRepository, 'find' | 'describe'>;
  restaurantNames: Pick<RestaurantNamesRepository, 'add' | 'remove'>;
  images: Pick<ImagesRepository, 'find'>;
  websites: Pick<WebsitesRepository, 'listNewest' | 'findDocument' | 'findSnapshot'>;
  siteVersions: Pick<ObjectStore, 'find'>;
  /** Offer pages show the address and phone number. */
  redrawOffers: RedrawOffers;
  pages: Pick<PageReader, 'check' | 'readDetails' | 'readPhoto'>;
  rateLimiter: RateLimiter;
  /** Generates metered text. */
  writer: Writer;
  /** Whether the writer's model sees images. */
  readsPhotos: boolean;
  clock: Clock;
  log: Log;
};
