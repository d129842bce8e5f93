/** The sites origin's page for unknown addresses. Styles are inline, because the policy allows no others. */
export const NOT_FOUND_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Page not found</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100svh; display: grid; place-content: center; padding: 2rem; text-align: center;
  font: 1.0625rem/1.6 Georgia, 'Times New Roman', serif; color: #2b2320; background: #faf6f0; }
h1 { margin: 0 0 .5rem; font-size: 2rem; font-weight: 400; line-height: 1.2; }
p { margin: 0; max-width: 32ch; text-wrap: balance; }
@media (prefers-color-scheme: dark) { body { color: #f3ece3; background: #1b1614; } }
</style>
</head>
<body>
<main>
<h1>This table is not set.</h1>
<p>There is no page at this address. The restaurant may have moved it or taken it down.</p>
</main>
</body>
</html>
`;
