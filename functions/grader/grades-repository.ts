import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { AppError } from '#functions/platform/app-error.ts';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { listNewest, type PageRequest } from '#functions/platform/aws/list-newest.ts';
import { GradeSummarySchema } from '#shared/grader/contract/grader.ts';

/** A grade without its evidence, which is in the bucket. */
const GradeRowSchema = z.extend(GradeSummarySchema, {
  restaurant_id: z.string(),
  /** Points by rule; null if not measured. */
  points: z.record(z.string(), z.nullable(z.number())),
  /** The rules named by its action plan. */
  planned: z._default(z.array(z.string()), []),
  /** SHA-256 of the stored result, in hex. */
  digest: z.string(),
});
export type GradeRow = z.output<typeof GradeRowSchema>;

export type GradesRepository = {
  /** Throws `not_found`. */
  get: (restaurantId: string, gradeId: string) => Promise<GradeRow>;
  /** False if the grade exists. */
  create: (grade: GradeRow) => Promise<boolean>;
  /** Lists newest first, after `startAfter` (a grade's ID). */
  list: (
    restaurantId: string,
    page: PageRequest,
  ) => Promise<{ grades: GradeRow[]; lastId: string | undefined }>;
};

/** Keeps grades by restaurant and ID, which sorts by time. They never change. */
export function createGradesRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): GradesRepository {
  const table = openTable({ ...settings, schema: GradeRowSchema });
  return {
    get: async (restaurant_id, grade_id) => {
      const grade = await table.find({ restaurant_id, grade_id });
      if (grade === undefined) throw new AppError('not_found');
      return grade;
    },
    create: (grade) => table.put(grade, { expression: 'attribute_not_exists(grade_id)' }),
    list: async (restaurantId, page) => {
      const { items, lastId } = await listNewest({ table, idName: 'grade_id' }, restaurantId, page);
      return { grades: items, lastId };
    },
  };
}
