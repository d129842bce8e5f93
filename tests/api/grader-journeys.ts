import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { aPageServer } from '#tests/builders/page-server.ts';
import type { ApiClient } from './api-client.ts';
import { anOwner } from './owner.ts';

const HEAD = '<!doctype html><html lang="en"><title>Osteria Lupo</title>';
const ORDERING = '<a href="https://www.toasttab.com/lupo">Order online</a>';

const page =
  (body: string): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(`${HEAD}<h1>Osteria Lupo</h1>${body}`);

type Grade = {
  grade_id: string;
  overall_grade: { score: number };
  website_score: { score: number; validation_data: { accessible: boolean } };
  progress?: { came_true: { rule_id: string }[] };
};

/**
 * Grading a digital presence over HTTP only, in local mode and on deployed stacks, where a separate function reads the
 * page.
 */
export function defineGraderJourneys(platform: () => { api: ApiClient }): void {
  test('an owner is graded, fixes what is missing, is graded again, and checks the grade', async () => {
    const { api } = platform();
    const { token } = await anOwner(api);
    let listener = page('<p>Welcome</p>');
    const { origin: website } = await aPageServer((request, response) => listener(request, response));
    const grade = async () => (await api('analyzePresence', { token, body: { website } })).body.data as Grade;

    const before = await grade();
    expect(before.website_score.validation_data.accessible).toBe(true);
    listener = page(ORDERING);
    const after = await grade();
    expect(after.progress?.came_true.map(({ rule_id }) => rule_id)).toEqual(['site_ordering']);
    expect(after.website_score.score).toBe(before.website_score.score + 25);

    const params = { id: after.grade_id };
    const check = await api('checkGrade', { token, params });
    expect(check.body.data).toMatchObject({ is_same: true, differing_rules: [] });
    expect((await api('getGrade', { token, params })).body.data).toEqual(after);
    const { grades } = (await api('listGrades', { token })).body.data as { grades: Grade[] };
    expect(grades.map(({ grade_id }) => grade_id)).toEqual([after.grade_id, before.grade_id]);
  });
}
