/**
 * CloudFront Function: maps a page to its document. Static pages have their own; every other page gets the app's shell, which
 * redirects unknown pages to the home page. A path with a file extension that the site uses is a file, so a missing one is a
 * 404. Any other extension (`/index.php`, `/index.html`) redirects to the home page. `npm start` runs this file too.
 */
const documents = {
  '/': '/index.html',
  '/terms': '/terms.html',
  '/privacy': '/privacy.html',
  '/disclaimer': '/disclaimer.html',
  // The app's shell, with the preview of its link.
  '/track-record': '/track-record.html',
};

const file =
  /\.(?:avif|css|csv|gif|ico|jpe?g|js|json|map|mjs|pdf|png|svg|txt|wasm|webmanifest|webp|woff2?|xml)$/;

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const lastPart = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (file.test(lastPart)) return request;
  if (lastPart.includes('.')) {
    return { statusCode: 302, statusDescription: 'Found', headers: { location: { value: '/' } } };
  }
  const page = request.uri.length > 1 ? request.uri.replace(/\/$/, '') : request.uri;
  request.uri = documents[page] || '/app.html';
  return request;
}
