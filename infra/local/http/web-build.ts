import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const SOURCES = ['web', 'shared', 'vite.config.ts', 'package-lock.json'];

export function webBuildFolder(projectRoot: string): string {
  return path.join(projectRoot, 'dist', 'web');
}

/** Builds the web app into `dist/web` if a source is newer than the last build. Returns the folder. */
export async function ensureWebBuild(projectRoot: string): Promise<string> {
  const webRoot = webBuildFolder(projectRoot);
  const indexFile = path.join(webRoot, 'index.html');
  const builtAt = existsSync(indexFile) ? statSync(indexFile).mtimeMs : 0;
  if (SOURCES.some((source) => newestChange(path.join(projectRoot, source)) > builtAt)) {
    console.log('Building the web app …');
    const { build } = await import('vite');
    await build({ configFile: path.join(projectRoot, 'vite.config.ts'), logLevel: 'warn' });
  }
  return webRoot;
}

function newestChange(file: string): number {
  const stats = statSync(file);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(file).map((name) => newestChange(path.join(file, name))));
}
