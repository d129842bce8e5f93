/**
 * CloudFront function of the web distribution: every path that is not a file is a screen of the
 * single-page app. (Error pages of the distribution would also replace the API's own answers.)
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const lastSegment = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (!lastSegment.includes('.')) request.uri = '/index.html';
  return request;
}
