import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { GetObjectCommand, NoSuchKey, type S3Client } from '@aws-sdk/client-s3';
import { NOT_FOUND_PAGE } from '#infra/not-found-page.ts';
import {
  type ResponseHeaders,
  SITES_ASSET_DEFAULTS,
  SITES_ASSET_HEADERS,
  SITES_ASSET_PREFIXES,
  SITES_PAGE_HEADERS,
  SITES_SECURITY_HEADERS,
} from '#infra/security-headers.ts';
import { requestUrl, sendFile } from './web-server.ts';

/** Replaces the sites distribution on AWS: objects of the sites bucket, directory indexes, headers, nothing else. */
export function createSitesServer(settings: { client: S3Client; bucketName: string }): RequestListener {
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(SITES_SECURITY_HEADERS)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
    const { pathname } = requestUrl(request);
    const isAsset = SITES_ASSET_PREFIXES.some((prefix) => pathname.startsWith(prefix));
    if (!isAsset && !pathname.endsWith('/') && !pathname.split('/').at(-1)?.includes('.')) {
      return void response.writeHead(308, { location: `${pathname}/` }).end();
    }
    const object = await findObject(settings, objectKey(pathname));
    if (object === undefined) {
      const page = {
        body: Buffer.from(NOT_FOUND_PAGE),
        contentType: 'text/html; charset=utf-8',
        status: 404,
      };
      return sendFile(request, response, {
        ...page,
        headers: SITES_PAGE_HEADERS,
      });
    }
    const { headers, ...file } = object;
    const sent = isAsset
      ? { ...SITES_ASSET_DEFAULTS, ...headers, ...SITES_ASSET_HEADERS }
      : { ...headers, ...SITES_PAGE_HEADERS };
    sendFile(request, response, { ...file, headers: sent });
  };
  return (request, response) => {
    serve(request, response).catch((error: unknown) => {
      console.error('The sites server failed to respond', request.url, error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

function objectKey(pathname: string): string {
  const key = pathname.slice(1);
  return key === '' || key.endsWith('/') ? `${key}index.html` : key;
}

async function findObject(settings: { client: S3Client; bucketName: string }, Key: string) {
  try {
    const object = await settings.client.send(new GetObjectCommand({ Bucket: settings.bucketName, Key }));
    const body = Buffer.from((await object.Body?.transformToByteArray()) ?? []);
    const headers: ResponseHeaders =
      object.CacheControl === undefined ? {} : { 'cache-control': object.CacheControl };
    return { body, contentType: object.ContentType ?? 'application/octet-stream', headers };
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}
