import type { GradeFiles } from '#functions/modules/grades/grade-files.ts';
import type { GradesRepository } from '#functions/modules/grades/grades-repository.ts';
import type { MenuSalesRepository } from '#functions/modules/menu-sales/menu-sales-repository.ts';
import type { PageReader } from '#functions/modules/page-facts/page-reader.ts';
import type { ProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import type { RestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import type { WebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import type { Meter } from '#functions/platform/ai/meter.ts';
import type { WriterOfMany } from '#functions/platform/ai/writer.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { PlaceFinder } from '#functions/platform/places/place-finder.ts';

/** Everything that analyses need from the outside. */
export type AiAnalysisDependencies = {
  profiles: Pick<ProfilesRepository, 'find'>;
  restaurants: Pick<RestaurantsRepository, 'find'>;
  websites: Pick<WebsitesRepository, 'listNewest' | 'findDocument'>;
  /** Where websites made here are published, without a slash at its end. */
  sitesOrigin: string;
  grades: GradesRepository;
  gradeFiles: GradeFiles;
  menuSales: Pick<MenuSalesRepository, 'find'>;
  pages: PageReader;
  places: PlaceFinder;
  meter: Pick<Meter, 'measure'>;
  /** The door to text generation. */
  writer: WriterOfMany;
  clock: Clock;
  ids: IdSource;
};
