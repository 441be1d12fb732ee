import { calls, ErrorAnswer, type CallShape } from '@plaza/api-contract';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { partsOf } from '../http/apiRouter.ts';
import { declaredErrors } from '../http/errors.ts';
import { PLAZA_VERSION } from '../platform/version.ts';

/** The contract as OpenAPI 3.1, made from the very schemas that parse the calls. */
export function openapi(answered: ReadonlySet<string>): ReturnType<typeof createDocument> {
  const paths: ZodOpenApiPathsObject = {};
  for (const [name, shape] of Object.entries<CallShape>(calls)) {
    if (!answered.has(name)) continue;
    const { method, path } = partsOf(name);
    const at = `/api${path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[at] = { ...paths[at], [method.toLowerCase()]: operation(name, shape) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Plaza',
      version: PLAZA_VERSION,
      description: 'The wire only grows: fields are added, never renamed or removed.',
    },
    servers: [{ url: '/' }],
    components: {
      securitySchemes: {
        member: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The token that POST /auth/login answers.',
        },
        'deploy-token': {
          type: 'http',
          scheme: 'bearer',
          description: 'A token that may deploy one remote.',
        },
      },
    },
    paths,
  });
}

function operation(
  name: string,
  {
    summary,
    access,
    needsProof,
    speaks,
    ruled,
    params,
    query,
    body,
    form,
    answer,
    example,
    errors,
  }: CallShape,
): ZodOpenApiOperationObject {
  return {
    operationId: name.replaceAll(/\W+/g, '-').toLowerCase(),
    summary,
    tags: [name.split('/')[1] ?? ''],
    security: access === 'public' ? [] : [{ [access === 'deploy-token' ? access : 'member']: [] }],
    requestParams: {
      ...(params instanceof z.ZodObject ? { path: params } : {}),
      ...(query instanceof z.ZodObject ? { query } : {}),
    },
    ...(body ? { requestBody: { content: { 'application/json': { schema: body } } } } : {}),
    ...(form ? { requestBody: { content: { 'multipart/form-data': { schema: form } } } } : {}),
    responses: {
      '200': { description: 'Done.', content: { 'application/json': { schema: answer, example } } },
      ...refusals(access, Boolean(params ?? query ?? body ?? form), [
        ...(needsProof ? ['auth.proof-needed'] : []),
        ...(speaks ? ['moderation.muted'] : []),
        ...(ruled ? ['feed.words-refused'] : []),
        ...(errors ?? []),
      ]),
    },
  };
}

const NOT_ENOUGH = {
  moderator: 'auth.not-moderator',
  outreach: 'auth.not-outreach',
  admin: 'auth.not-admin',
};

function refusals(access: CallShape['access'], hasInput: boolean, codes: readonly string[]) {
  const all = [
    ...(hasInput ? ['http.bad-input'] : []),
    ...(access === 'public' ? [] : ['auth.no-session']),
    ...(access in NOT_ENOUGH ? [NOT_ENOUGH[access as keyof typeof NOT_ENOUGH]] : []),
    ...codes,
    'http.too-many',
  ];
  const byStatus = new Map<number, string[]>();
  for (const code of new Set(all)) {
    const declared = declaredErrors().get(code);
    if (declared)
      byStatus.set(declared.status, [
        ...(byStatus.get(declared.status) ?? []),
        `${code}: ${declared.sentence}`,
      ]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [
      String(status) as `${1 | 2 | 3 | 4 | 5}${string}`,
      { description: lines.join('\n'), content: { 'application/json': { schema: ErrorAnswer } } },
    ]),
  );
}
