import { randomUUID } from 'node:crypto';
import {
  request as httpRequest,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { listen } from '#infra/local/http/http-listener.ts';
import { createSitesServer } from '#infra/local/http/sites-server.ts';
import { LIMITS, tooLargeAnswer, webSecurityHeaders } from '#infra/security-headers.ts';
import { API_BASE } from '#shared/contract/route.ts';
import type { StageOutputs } from './deploy-stage.ts';

export type EmulatorEdge = { webOrigin: string; sitesOrigin: string; close: () => Promise<void> };

type Api = { url: string; host: string };

/**
 * Replaces CloudFront for the stage `local`: the web app with the API on its origin, and the sites origin. Port 0
 * takes a free one.
 */
export async function startEmulatorEdge(settings: {
  outputs: StageOutputs;
  api: Api;
  ports: { web: number; sites: number };
}): Promise<EmulatorEdge> {
  const { outputs, ports } = settings;
  const client = new S3Client({ forcePathStyle: true });
  const web = await listen(ports.web, 'PORT');
  const sites = await listen(ports.sites, 'SITES_PORT');
  const sitesOrigin = `http://localhost:${sites.port}`;
  web.serve(createWebEdge({ client, bucketName: outputs.webBucketName, api: settings.api, sitesOrigin }));
  sites.serve(createSitesServer({ client, bucketName: outputs.sitesBucketName }));
  return {
    webOrigin: `http://localhost:${web.port}`,
    sitesOrigin,
    close: async () => {
      await Promise.all([web.close(), sites.close()]);
      client.destroy();
    },
  };
}

function createWebEdge(settings: {
  client: S3Client;
  bucketName: string;
  api: Api;
  sitesOrigin: string;
}): RequestListener {
  // The emulator accepts uploads at its general address.
  const headers = webSecurityHeaders({
    sites: settings.sitesOrigin,
    uploads: new URL(settings.api.url).origin,
  });
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith(`${API_BASE}/`)) return forward(request, response, settings.api);
    // As infra/edge/web-viewer-request.js: paths that aren't files are screens of the app, except missing assets.
    const file = pathname === '/' ? undefined : await findObject(settings, pathname.slice(1));
    const isAsset = pathname.startsWith('/assets/');
    const object = file ?? (isAsset ? undefined : await findObject(settings, 'index.html'));
    if (object === undefined) return void response.writeHead(404, headers).end();
    response.writeHead(200, { ...headers, ...object.headers });
    response.end(object.body);
  };
  return (request, response) => {
    serve(request, response).catch((error: unknown) => {
      console.error('The edge failed to respond', request.url, error);
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
  };
}

async function findObject(settings: { client: S3Client; bucketName: string }, Key: string) {
  try {
    const object = await settings.client.send(new GetObjectCommand({ Bucket: settings.bucketName, Key }));
    return {
      body: await object.Body?.transformToByteArray(),
      headers: {
        'content-type': object.ContentType ?? 'application/octet-stream',
        'cache-control': object.CacheControl ?? 'no-cache',
      },
    };
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

async function forward(request: IncomingMessage, response: ServerResponse, api: Api): Promise<void> {
  // As infra/edge/api-viewer-request.js.
  if (Number(request.headers['content-length']) > LIMITS.requestBodyBytes) {
    response.writeHead(413, { 'content-type': 'application/json' });
    return void response.end(JSON.stringify(tooLargeAnswer(randomUUID())));
  }
  const body = await buffer(request);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { ...request.headers, host: api.host };
    httpRequest(`${api.url}${request.url}`, { method: request.method ?? 'GET', headers }, resolve)
      .once('error', reject)
      .end(body);
  });
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(response);
}
