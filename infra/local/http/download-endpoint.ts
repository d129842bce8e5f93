import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { requestUrl } from './web-server.ts';

/** Signed links last at most a week (Signature Version 4, query parameters). */
const LONGEST_SECONDS = 7 * 24 * 60 * 60;

type Settings = {
  client: S3Client;
  bucketName: string;
  /** The public origin of this endpoint, which links are signed for. No trailing slash. */
  origin: string;
  /** Handles all other requests. */
  otherwise: RequestListener;
};

/**
 * Replaces S3 for owners' downloads at `/<bucket>/downloads/…`, because the embedded store checks no signatures.
 * Serves only unexpired links that were signed for this file.
 */
export function createDownloadEndpoint(settings: Settings): RequestListener {
  const folder = `/${settings.bucketName}/downloads/`;
  const signer = new S3Client({ endpoint: settings.origin, forcePathStyle: true });
  return (request, response) => {
    if (!requestUrl(request).pathname.startsWith(folder)) return void settings.otherwise(request, response);
    serve({ ...settings, signer }, request, response).catch((error: unknown) => {
      console.error('A download failed', error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

async function serve(
  { client, bucketName, signer }: Settings & { signer: S3Client },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET') return void response.writeHead(405).end();
  const { pathname, searchParams: query } = requestUrl(request);
  const command = new GetObjectCommand({
    Bucket: bucketName,
    Key: pathname.slice(`/${bucketName}/`.length),
    ResponseContentType: query.get('response-content-type') ?? undefined,
    ResponseContentDisposition: query.get('response-content-disposition') ?? undefined,
  });
  if (!(await isSigned(signer, command, query))) return void response.writeHead(403).end('AccessDenied');
  try {
    const object = await client.send(command);
    response.writeHead(200, {
      'content-type': query.get('response-content-type') ?? 'application/octet-stream',
      'content-disposition': query.get('response-content-disposition') ?? 'attachment',
      'content-length': object.ContentLength,
      'cache-control': 'no-store',
    });
    response.end(await object.Body?.transformToByteArray());
  } catch (error) {
    if (!(error instanceof NoSuchKey)) throw error;
    response.writeHead(404).end('NoSuchKey');
  }
}

/** Signs the same request at the same time again and compares. */
async function isSigned(
  signer: S3Client,
  command: GetObjectCommand,
  query: URLSearchParams,
): Promise<boolean> {
  const expiresIn = Number(query.get('X-Amz-Expires'));
  const signingDate = signedAt(query.get('X-Amz-Date') ?? '');
  if (!(expiresIn > 0 && expiresIn <= LONGEST_SECONDS) || signingDate === undefined) return false;
  if (Date.now() > signingDate.getTime() + expiresIn * 1000) return false;
  const expected = new URL(await getSignedUrl(signer, command, { expiresIn, signingDate }));
  const [given, wanted] = [query, expected.searchParams].map((each) =>
    Buffer.from(each.get('X-Amz-Signature') ?? ''),
  );
  return given?.length === wanted?.length && given !== undefined && timingSafeEqual(given, wanted ?? given);
}

/** `20260301T120000Z` as a date. */
function signedAt(text: string): Date | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  if (parts === null) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
