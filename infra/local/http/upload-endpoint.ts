import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { LIMITS, UPLOAD_CORS } from '#infra/security-headers.ts';
import { checkPostPolicy } from './post-policy.ts';
import { requestUrl } from './web-server.ts';

type Settings = {
  client: S3Client;
  bucketName: string;
  /** The key that signs upload forms. */
  secretAccessKey: string;
  /** The only origin whose pages may upload. */
  webOrigin: string;
  /** Handles all other requests. */
  otherwise: RequestListener;
};

/**
 * Replaces S3 for browser uploads at `/<bucket>`, because the embedded store checks no policies, signatures, or sizes.
 * Stores a valid form, and answers others like S3.
 */
export function createUploadEndpoint(settings: Settings): RequestListener {
  return (request, response) => {
    if (requestUrl(request).pathname !== `/${settings.bucketName}`) {
      return void settings.otherwise(request, response);
    }
    for (const [name, value] of Object.entries(corsHeaders(request, settings.webOrigin)))
      response.setHeader(name, value);
    serve(settings, request, response).catch((error: unknown) => {
      console.error('An upload failed', error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

async function serve(settings: Settings, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'OPTIONS') {
    return void response.writeHead(request.headers.origin === settings.webOrigin ? 200 : 403).end();
  }
  if (request.method !== 'POST') return sendError(response, 405, 'MethodNotAllowed');
  const body = await readBody(request);
  if (body === undefined) return sendError(response, 400, 'EntityTooLarge');
  const form = await formOf(request, body);
  const file = form?.get('file');
  if (form === undefined || !(file instanceof File)) return sendError(response, 400, 'MalformedPOSTRequest');
  const fields = textFields(form);
  const { secretAccessKey, bucketName } = settings;
  const posted = { bucketName, fields, fileSize: file.size };
  const refusal = checkPostPolicy(posted, { secretAccessKey, now: new Date() });
  if (refusal !== undefined) return sendError(response, refusal.status, refusal.code);
  await settings.client.send(
    new PutObjectCommand({
      Bucket: bucketName,
      Key: fields.get('key'),
      Body: await file.bytes(),
      ContentType: fields.get('content-type'),
      Metadata: metadataOf(fields),
    }),
  );
  response.writeHead(204).end();
}

/** The largest file of all forms, with S3's 20 KB for the fields before it. */
const MAX_FORM_BYTES = LIMITS.httpApiBodyBytes + 20_480;

/** Undefined for a body larger than all uploads. */
async function readBody(request: IncomingMessage): Promise<Blob | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_FORM_BYTES) chunks.push(chunk);
  }
  return size > MAX_FORM_BYTES ? undefined : new Blob(chunks as BlobPart[]);
}

/** Undefined if the body isn't a form. */
async function formOf({ headers }: IncomingMessage, body: Blob): Promise<FormData | undefined> {
  const type = { 'content-type': headers['content-type'] ?? '' };
  return new Response(body, { headers: type }).formData().catch(() => undefined);
}

function textFields(form: FormData): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of form) if (typeof value === 'string') fields.set(name.toLowerCase(), value);
  return fields;
}

function metadataOf(fields: ReadonlyMap<string, string>): Record<string, string> {
  const prefix = 'x-amz-meta-';
  const own = [...fields].filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value]));
}

function corsHeaders(request: IncomingMessage, webOrigin: string): Record<string, string> {
  if (request.headers.origin !== webOrigin) return {};
  return {
    'access-control-allow-origin': webOrigin,
    'access-control-allow-methods': UPLOAD_CORS.allowedMethods.join(', '),
    'access-control-allow-headers': UPLOAD_CORS.allowedHeaders.join(', '),
    'access-control-max-age': String(UPLOAD_CORS.maxAgeSeconds),
    vary: 'origin',
  };
}

function sendError(response: ServerResponse, status: number, code: string): void {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
}
