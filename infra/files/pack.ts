/**
 * `node pack.ts <web|sites> <folder>`: writes the files of the web app, which is built if a source is newer, or those
 * of the sites origin. It's a separate process, because CDK doesn't wait for the build.
 */
import { ensureWebBuild } from '#infra/local/http/web-build.ts';
import { packFiles } from './packed-files.ts';
import { siteFiles } from './site-files.ts';
import { webAppFiles } from './web-app-files.ts';

const [name, folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: pack.ts <web|sites> <folder>');
const files =
  name === 'web' ? webAppFiles(await ensureWebBuild(`${import.meta.dirname}/../..`)) : siteFiles();
packFiles(files, folder);
