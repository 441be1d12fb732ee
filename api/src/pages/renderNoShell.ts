/** What a visitor sees before the first shell is published. It stands on its own: there is nothing to load yet. */
export function renderNoShell(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>Plaza is getting ready</title>
</head>
<body>
<main>
<h1>Plaza is getting ready</h1>
<p>The api is running, but no shell has been published here yet.</p>
<p>Whoever runs this place: <code>npm run deploy -- all</code> builds and publishes the shell and every remote.</p>
</main>
</body>
</html>
`;
}
