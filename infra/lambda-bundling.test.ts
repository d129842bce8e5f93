import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bundleFunction } from './lambda-bundling.ts';

/** The bundle's files by path. */
function bundled(entry: string): Record<string, string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tableside-bundle-'));
  try {
    bundleFunction(entry, folder, { external: ['sharp'] });
    const files = globSync('**/*.*', { cwd: folder });
    return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the same source gives the same bundle, so that a second deployment changes nothing', () => {
  const entry = 'functions/images/api/handler.ts';
  const bundle = bundled(entry);
  expect(Object.keys(bundle)).toContain('index.mjs');
  expect(bundled(entry)).toEqual(bundle);
});
