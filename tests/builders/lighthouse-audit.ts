import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** `score` is 0 to 100; `failed` names the audits that lowered it. */
export type LighthouseScore = { id: string; title: string; score: number; failed: string };

type Audits = Record<string, { score: number | null; scoreDisplayMode: string; title: string }>;

function failedAudits(audits: Audits, references: { id: string; weight: number }[]): string {
  return references
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => audits[id])
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 0.9)
    .map((audit) => audit?.title ?? '')
    .join('; ');
}

/** Lighthouse's four categories on mobile, in the Chromium that listens on this port. */
export async function auditWithLighthouse(url: string, port: number): Promise<LighthouseScore[]> {
  const run = await lighthouse(url, { port, onlyCategories: CATEGORIES, output: 'json', logLevel: 'silent' });
  if (run === undefined || run.lhr.runtimeError !== undefined) {
    throw new Error(`Lighthouse could not open ${url}.`);
  }
  return Object.values(run.lhr.categories).map(({ id, title, score, auditRefs }) => ({
    id,
    title,
    score: Math.round((score ?? 0) * 100),
    failed: failedAudits(run.lhr.audits, auditRefs),
  }));
}
