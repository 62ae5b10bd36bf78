/**
 * CloudFront Function: gives a page of the app its shell. Paths with an extension are files: a missing one stays
 * a 404, and is never answered with something else.
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const { request } = event;
  const lastPart = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (!lastPart.includes('.')) request.uri = '/index.html';
  return request;
}
