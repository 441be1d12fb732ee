import { BehaviorSubject } from 'rxjs';
import { derive } from './derive.ts';

test('follows every source, and is quiet while the outcome stays the same', () => {
  const a$ = new BehaviorSubject(1);
  const b$ = new BehaviorSubject('x');
  const both$ = derive<[number, string], string>([a$, b$], (a, b) => b.repeat(a));
  const heard: string[] = [];
  both$.subscribe((value) => heard.push(value));
  a$.next(2);
  a$.next(2);
  b$.next('y');
  expect(heard).toEqual(['x', 'xx', 'yy']);
});
