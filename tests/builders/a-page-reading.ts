import type { PageReading, RobotsReading } from '#functions/grader/page-facts/page-reading.ts';
import { readPageFacts } from '#functions/grader/page-facts/read-page-facts.ts';

/** The page function's answer for a page that loaded within a second. */
export function aPageReading(html: string, robots: RobotsReading = { outcome: 'absent' }): PageReading {
  const url = 'https://restaurant.example/';
  return {
    outcome: 'read',
    transfer: {
      url,
      isHttps: true,
      redirects: 0,
      status: 200,
      contentType: 'text/html',
      bytes: html.length,
      isTruncated: false,
      isCompressed: true,
      firstByteMilliseconds: 120,
      totalMilliseconds: 800,
    },
    page: { facts: readPageFacts(html, url), robots, menuFiles: [] },
  };
}
