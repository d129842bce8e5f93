import { describe, expect, test } from 'vitest';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { AppError } from '../app-error.ts';
import { readHttpRequest } from './http-request.ts';
import { isMultipart, readMultipart } from './multipart.ts';

const MULTIPART: Parameters<typeof readMultipart>[0] = {
  fileField: 'file',
  maxBytes: 1000,
  messages: { missing: 'No file selected', tooLarge: 'File too large.' },
};
const BOUNDARY = '----formdata-0123456789';
const CONTENT_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

function aRequest(body: string, contentType = CONTENT_TYPE) {
  const headers = { 'content-type': contentType };
  const rawBody = Buffer.from(body, 'latin1').toString('base64');
  return readHttpRequest(anHttpEvent({ routeKey: 'POST /api/x', headers, rawBody, isBase64Encoded: true }));
}

const part = (head: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
const FILE = part('name="file"; filename="a.jpg"', '\xff\xd8\x00\r\n--\xff');

async function codeOf(body: string, contentType?: string): Promise<string | undefined> {
  const error: unknown = await readMultipart(MULTIPART, aRequest(body, contentType)).catch(
    (cause: unknown) => cause,
  );
  return error instanceof AppError ? error.code : undefined;
}

test('a form has its fields and the exact bytes of its file', async () => {
  const body = `${part('name="image_type"', 'hero')}${FILE}--${BOUNDARY}--\r\n`;
  const { fields, file } = await readMultipart(MULTIPART, aRequest(body));
  expect(fields).toEqual({ image_type: 'hero' });
  expect(file?.filename).toBe('a.jpg');
  expect(Buffer.from(file?.bytes ?? []).toString('latin1')).toBe('\xff\xd8\x00\r\n--\xff');
});

test('a form may omit its file where allowed, never replace it with text', async () => {
  const optional = { ...MULTIPART, isOptional: true as const };
  const nothingChosen = part('name="file"; filename=""', '');
  for (const parts of [part('name="a"', 'b'), part('name="a"', 'b') + nothingChosen]) {
    const read = await readMultipart(optional, aRequest(`${parts}--${BOUNDARY}--\r\n`));
    expect(read).toEqual({ fields: { a: 'b' }, file: undefined });
  }
  const text = aRequest(`${part('name="file"', 'b')}--${BOUNDARY}--\r\n`);
  await expect(readMultipart(optional, text)).rejects.toMatchObject({ code: 'invalid_input' });
});

test('only multipart/form-data is a form', () => {
  expect(isMultipart(aRequest('', 'Multipart/Form-Data; boundary=x'))).toBe(true);
  expect(isMultipart(aRequest('', 'application/json'))).toBe(false);
});

describe('a form is rejected', () => {
  test.each([
    ['that is cut off', part('name="a"', 'b').slice(0, 30), 'malformed_json'],
    ['that is empty', '', 'malformed_json'],
    ['without its file', `${part('name="a"', 'b')}--${BOUNDARY}--\r\n`, 'invalid_input'],
    ['with text in place of its file', `${part('name="file"', 'b')}--${BOUNDARY}--\r\n`, 'invalid_input'],
    ['with two files', `${FILE}${FILE}--${BOUNDARY}--\r\n`, 'invalid_input'],
    [
      'with a file in another field',
      `${FILE}${part('name="a"; filename="b"', 'c')}--${BOUNDARY}--\r\n`,
      'invalid_input',
    ],
    [
      'with a duplicate field',
      `${part('name="a"', '1')}${part('name="a"', '2')}${FILE}--${BOUNDARY}--\r\n`,
      'invalid_input',
    ],
    [
      'with a file that is too large',
      `${part('name="file"; filename="a"', 'x'.repeat(1001))}--${BOUNDARY}--\r\n`,
      'payload_too_large',
    ],
  ])('%s', async (_, body, code) => {
    expect(await codeOf(body)).toBe(code);
  });

  test('without a boundary', async () => {
    expect(await codeOf(`${FILE}--${BOUNDARY}--\r\n`, 'multipart/form-data')).toBe('malformed_json');
  });
});

test('a field called __proto__ is an ordinary field for the schema to reject', async () => {
  const { fields } = await readMultipart(
    MULTIPART,
    aRequest(`${part('name="__proto__"', 'x')}${FILE}--${BOUNDARY}--\r\n`),
  );
  expect(Object.keys(fields)).toEqual(['__proto__']);
  expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
});
