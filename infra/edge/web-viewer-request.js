/** The files outside `/assets/`, from `web/public`. A test compares them. */
const ROOT_FILES = ['/favicon.svg', '/first-website.svg', '/robots.txt', '/start.js', '/table.svg'];

/**
 * CloudFront function of the web distribution. Every path that isn't a file of the app is a screen of the single-page
 * app, which redirects unknown ones to `/`. A dot doesn't make a path a file, because `/wp-login.php` would show S3's
 * own error. (Error pages of the distribution would also replace the API's responses.)
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const isFile = request.uri.startsWith('/assets/') || ROOT_FILES.includes(request.uri);
  if (!isFile) request.uri = '/index.html';
  return request;
}
