/**
 * CloudFront function of the sites distribution. A restaurant's address is a folder: `/osteria-lupo` redirects to
 * `/osteria-lupo/`, which is the file `/osteria-lupo/index.html`.
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const lastSegment = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (lastSegment === '') {
    request.uri += 'index.html';
    return request;
  }
  if (lastSegment.includes('.')) return request;
  return {
    statusCode: 308,
    statusDescription: 'Permanent Redirect',
    // Always one slash: `//host` would lead to another origin.
    headers: { location: { value: `/${request.uri.replace(/^[/\\]+/, '')}/` } },
  };
}
