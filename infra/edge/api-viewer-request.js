/**
 * CloudFront function of the API behavior: behind CloudFront the API sees the edge's address, so the
 * viewer's own travels in a header. What the viewer sent under that name is replaced.
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  event.request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return event.request;
}
