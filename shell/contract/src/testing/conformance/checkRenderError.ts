import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { ShellContext } from '../../context.ts';
import type { Candidate } from './checks.ts';
import { mountForCheck, shellFor } from './mountForCheck.ts';
import { settle } from './settle.ts';

/** Rendering throws on first touch of the shell. A neighbour on the same page must not notice. */
export async function checkRenderError(candidate: Candidate): Promise<void> {
  const neighbour = document.body.appendChild(document.createElement('div'));
  const root = createRoot(neighbour, { onUncaughtError: () => undefined });
  root.render(createElement('p', null, 'still here'));
  await settle();
  const shell = shellFor(candidate);
  const { ctx, isTouched } = explosive(shell.ctx);
  try {
    const life = await mountForCheck(candidate, { ...shell, ctx }).catch(() => undefined);
    await settle();
    const { errors, reports } = shell.records;
    if (isTouched() && errors.length + reports.length === 0)
      throw new Error('The shell never heard of the error.');
    if (neighbour.textContent !== 'still here') throw new Error('It took its neighbour down.');
    await life?.end();
  } finally {
    root.unmount();
    neighbour.remove();
  }
}

/** A context of which nothing works but the two ways to tell of it. */
function explosive(ctx: ShellContext) {
  let touched = false;
  const broken = new Proxy(ctx, {
    get(target, key) {
      if (key === 'onError') return target.onError;
      if (key === 'report') return target.report;
      touched = true;
      throw new Error(`The conformance kit breaks ctx.${String(key)} on purpose.`);
    },
  });
  return { ctx: broken, isTouched: () => touched };
}
