import type { Meter } from '#functions/ai/meter.ts';
import type { WriterOfMany } from '#functions/ai/writer.ts';
import type { GradeFiles } from '#functions/grader/grade-files.ts';
import type { GradesRepository } from '#functions/grader/grades-repository.ts';
import type { PageReader } from '#functions/grader/page-facts/page-reader.ts';
import type { PlaceFinder } from '#functions/grader/places/place-finder.ts';
import type { MenuSalesRepository } from '#functions/menu/menu-sales-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { ProfilesRepository } from '#functions/profile/profiles-repository.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { WebsitesRepository } from '#functions/websites/websites-repository.ts';
import type { AnalysisData, AnalysisRequest } from '#shared/grader/contract/analysis.ts';

/** The dependencies of analyses. */
export type AiAnalysisDependencies = {
  profiles: Pick<ProfilesRepository, 'find'>;
  restaurants: Pick<RestaurantsRepository, 'find'>;
  websites: Pick<WebsitesRepository, 'listNewest' | 'findDocument'>;
  /** The origin of websites made here, without a trailing slash. */
  sitesOrigin: string;
  grades: GradesRepository;
  gradeFiles: GradeFiles;
  menuSales: Pick<MenuSalesRepository, 'find'>;
  pages: PageReader;
  places: PlaceFinder;
  meter: Pick<Meter, 'measure'>;
  /** Generates text. */
  writer: WriterOfMany;
  clock: Clock;
  ids: IdSource;
};

/** One type of analysis. Requests that it refuses before work begins cost the owner nothing. */
export type Analysis = (request: AnalysisRequest, restaurantId: string) => Promise<AnalysisData>;
