/** The files outside `/assets/`: what `web/public` holds (a test compares). */
const ROOT_FILES = ['/favicon.svg', '/first-website.svg', '/robots.txt', '/start.js', '/table.svg'];

/**
 * CloudFront function of the web distribution: every path that is not a file of the app is a screen of the
 * single-page app, which leads unknown ones to `/`. That a path has a dot makes it no file: `/wp-login.php`
 * would show S3's own error. (Error pages of the distribution would also replace the API's own answers.)
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const isFile = request.uri.startsWith('/assets/') || ROOT_FILES.includes(request.uri);
  if (!isFile) request.uri = '/index.html';
  return request;
}
