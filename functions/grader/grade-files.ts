import { AppError } from '#functions/platform/app-error.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import { type GraderResult, GraderResultSchema } from '#shared/grader/contract/grader.ts';
import { type GradeBundle, GradeBundleSchema } from '#shared/grader/grade-bundle.ts';

type GradeKey = { restaurantId: string; gradeId: string };

/** The facts behind a grade and its result, stored side by side. */
export type GradeFiles = {
  save: (restaurantId: string, bundle: GradeBundle, result: string) => Promise<void>;
  /** Throws `not_found`. */
  getBundle: (key: GradeKey) => Promise<GradeBundle>;
  /** Throws `not_found`. */
  getResult: (key: GradeKey) => Promise<GraderResult>;
};

const AS_JSON = { contentType: 'application/json', cacheControl: 'no-store' };

/** The restaurant's folder in the private bucket. */
export function gradesFolder(restaurantId: string): `${string}/` {
  return `grades/${restaurantId}/`;
}

/** Stores grades' files. They are deleted with the account. */
export function openGradeFiles(bucket: Pick<ObjectStore, 'put' | 'find'>): GradeFiles {
  const keyOf = ({ restaurantId, gradeId }: GradeKey, name: string) =>
    `${gradesFolder(restaurantId)}${gradeId}/${name}.json` as const;
  const read = async (key: string): Promise<unknown> => {
    const text = await bucket.find(key);
    if (text === undefined) throw new AppError('not_found');
    return JSON.parse(text);
  };
  return {
    save: async (restaurantId, bundle, result) => {
      const key = { restaurantId, gradeId: bundle.grade_id };
      await Promise.all([
        bucket.put(keyOf(key, 'bundle'), JSON.stringify(bundle), AS_JSON),
        bucket.put(keyOf(key, 'result'), result, AS_JSON),
      ]);
    },
    getBundle: async (key) => GradeBundleSchema.parse(await read(keyOf(key, 'bundle'))),
    getResult: async (key) => GraderResultSchema.parse(await read(keyOf(key, 'result'))),
  };
}
