import { calls } from '@plaza/api-contract';
import { exampleAnswer } from './aVisit.ts';

it('answers a call from the example of the contract', () => {
  expect(exampleAnswer('GET', '/zones')).toEqual({ status: 200, body: calls['GET /zones'].example });
  expect(exampleAnswer('GET', '/profile/cedar')).toEqual({
    status: 200,
    body: calls['GET /profile/:username'].example,
  });
});

it('takes an address with a slash at its end for the same call', () => {
  expect(exampleAnswer('GET', '/profile/').body).toEqual(calls['GET /profile'].example);
});

it('refuses what the contract does not know, in the shape of every refusal', () => {
  expect(exampleAnswer('GET', '/nothing')).toMatchObject({ status: 503, body: { code: 'smoke.no-example' } });
  expect(exampleAnswer('DELETE', '/zones').status).toBe(503);
});
