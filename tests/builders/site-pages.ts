import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { requestUrl, sendFile } from '#infra/local/http/web-server.ts';
import {
  SITES_ASSET_DEFAULTS,
  SITES_ASSET_HEADERS,
  SITES_PAGE_HEADERS,
  SITES_SECURITY_HEADERS,
} from '#infra/security-headers.ts';
import { siteFavicon } from '#shared/site/files/site-favicon.ts';
import { siteRobots } from '#shared/site/files/site-robots.ts';
import { siteSitemap } from '#shared/site/files/site-sitemap.ts';
import { FONT_FILES } from '#shared/site/fonts.ts';
import { renderSite } from '#shared/site/page/render-site.ts';
import type { SiteContent } from '#shared/site/site-content.ts';

const ASSET_HEADERS = { ...SITES_ASSET_DEFAULTS, ...SITES_ASSET_HEADERS };

const NODE_MODULES = new URL('../../node_modules/', import.meta.url);
const IMAGES = new URL('../../infra/template-images/', import.meta.url);
const FONTS = new Map(FONT_FILES.map(({ path, source }) => [path, source]));
const PAGE = /^\/(\d+)\/(favicon\.svg|sitemap\.xml)?$/;

type File = { body: Buffer; contentType: string };

/** The files that a published page refers to. */
export const SITE_FILES = { favicon: 'favicon.svg', sitemap: 'sitemap.xml' } as const;

function pageFile(content: SiteContent, siteUrl: string, name: string | undefined): File {
  if (name === 'favicon.svg')
    return { body: Buffer.from(siteFavicon(content)), contentType: 'image/svg+xml' };
  if (name === 'sitemap.xml') {
    const sitemap = siteSitemap({ siteUrl, updatedAt: '2026-11-20T12:00:00.000Z' });
    return { body: Buffer.from(sitemap), contentType: 'application/xml' };
  }
  const options = { mode: 'published', siteUrl, assetsOrigin: '', siteFiles: SITE_FILES } as const;
  return { body: Buffer.from(renderSite(content, options).html), contentType: 'text/html; charset=utf-8' };
}

async function assetFile(pathname: string): Promise<File | undefined> {
  const font = FONTS.get(pathname);
  if (font !== undefined)
    return { body: await readFile(new URL(font, NODE_MODULES)), contentType: 'font/woff2' };
  const [, fileName] = /^\/images\/templates\/([\w-]+\.webp)$/.exec(pathname) ?? [];
  if (fileName === undefined) return undefined;
  return { body: await readFile(new URL(fileName, IMAGES)), contentType: 'image/webp' };
}

/**
 * Serves rendered pages on a separate origin with the headers, compression, fonts, and images of published websites.
 * `urlOf` takes an index into `sites`.
 */
export async function serveSitePages(
  sites: readonly SiteContent[],
): Promise<{ urlOf: (index: number) => string; stop: () => Promise<void> }> {
  let origin = '';
  const findFile = async (pathname: string): Promise<File | undefined> => {
    const [, index, name] = PAGE.exec(pathname) ?? [];
    const site = index === undefined ? undefined : sites[Number(index)];
    if (site) return pageFile(site, `${origin}/${index}/`, name);
    if (pathname === '/robots.txt') {
      return { body: Buffer.from(siteRobots({ siteUrl: `${origin}/` })), contentType: 'text/plain' };
    }
    return assetFile(pathname);
  };
  const server = createServer((request, response) => {
    const { pathname } = requestUrl(request);
    findFile(pathname)
      .then((file) => {
        for (const [name, value] of Object.entries(SITES_SECURITY_HEADERS)) response.setHeader(name, value);
        const headers = PAGE.test(pathname) ? SITES_PAGE_HEADERS : ASSET_HEADERS;
        if (file) sendFile(request, response, { ...file, headers });
        else response.writeHead(404).end();
      })
      .catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  origin = `http://127.0.0.1:${address.port}`;
  return {
    urlOf: (index) => `${origin}/${index}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
