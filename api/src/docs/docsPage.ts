import { calls, type CallShape } from '@plaza/api-contract';
import { z } from 'zod';
import { partsOf } from '../http/apiRouter.ts';
import { declaredErrors } from '../http/errors.ts';
import { html, page, type Html } from './html.ts';
import { shapeText, type JsonSchema } from './shapeText.ts';

const WHO: Record<CallShape['access'], string> = {
  public: 'everybody',
  member: 'members',
  moderator: 'moderators and administrators',
  outreach: 'who writes to investors, and administrators',
  admin: 'administrators',
  'deploy-token': 'a deploy token',
};

/** Every call that this server answers, on one page that needs no script. */
export function docsPage(answered: ReadonlySet<string>): string {
  const shown = Object.entries<CallShape>(calls).filter(([name]) => answered.has(name));
  const features = byFeature(shown);
  return page(
    'Calls',
    html`<header>
        <h1>Calls</h1>
        <p>
          Base <code>/api</code>. Bodies and answers are JSON. Also as
          <a href="/openapi.json">openapi.json</a>.
        </p>
        <p>
          Log in with <code>POST /auth/login</code> and send <code>Authorization: Bearer …</code>. Each
          refusal looks the same: <code>code</code>, <code>error</code> and <code>message</code> (one
          sentence), <code>requestId</code>, and <code>fields</code> when an input was wrong.
        </p>
        <nav aria-label="Features">
          ${[...features.keys()].map((feature) => html`<a href="#${feature}">${feature}</a> `)}
        </nav>
      </header>
      ${[...features].map(
        ([feature, list]) =>
          html`<section id="${feature}">
            <h2>${feature}</h2>
            ${list.map(describe)}
          </section>`,
      )}
      <section id="errors">
        <h2>errors</h2>
        ${errorTable([...declaredErrors().keys()].sort())}
      </section>`,
  );
}

function describe([name, call]: [string, CallShape]): Html {
  const { method, path } = partsOf(name);
  return html`<details>
    <summary>
      <b data-method="${method}">${method}</b> <code>${path}</code> <span>${call.summary}</span>
    </summary>
    <p>For ${WHO[call.access]}.</p>
    ${shape('In the address', call.params, 'input')} ${shape('In the query', call.query, 'input')}
    ${shape('Body', call.body, 'input')} ${shape('Form, as multipart/form-data', call.form, 'input')}
    ${shape('Answer', call.answer, 'output')}
    <h3>Example</h3>
    <pre>${JSON.stringify(call.example, null, 2)}</pre>
    ${
      call.errors
        ? html`<h3>Refusals of its own</h3>
            ${errorTable(call.errors)}`
        : html``
    }
  </details>`;
}

function shape(title: string, of: z.ZodType | undefined, io: 'input' | 'output'): Html {
  if (!of) return html``;
  const schema: JsonSchema = JSON.parse(JSON.stringify(z.toJSONSchema(of, { io, unrepresentable: 'any' })));
  return html`<h3>${title}</h3>
    <pre>${shapeText(schema)}</pre>`;
}

function errorTable(codes: readonly string[]): Html {
  const rows = codes.flatMap((code) => {
    const declared = declaredErrors().get(code);
    return declared
      ? [
          html`<tr>
            <td>${declared.status}</td>
            <td><code>${code}</code></td>
            <td>${declared.sentence}</td>
          </tr>`,
        ]
      : [];
  });
  return html`<table>
    <thead>
      <tr>
        <th>Status</th>
        <th>Code</th>
        <th>Sentence</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

function byFeature(shown: readonly [string, CallShape][]): Map<string, [string, CallShape][]> {
  const features = new Map<string, [string, CallShape][]>();
  for (const call of shown) {
    const feature = call[0].split('/')[1] ?? '';
    features.set(feature, [...(features.get(feature) ?? []), call]);
  }
  return features;
}
