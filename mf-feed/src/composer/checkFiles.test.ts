import { checkFiles } from './checkFiles.ts';

const MB = 1024 * 1024;
const picture = (size = MB, type = 'image/jpeg') => ({ name: 'pier.jpg', type, size });
const video = (size = MB) => ({ name: 'pier.mp4', type: 'video/mp4', size });

test('[5-2] pictures and videos fit, nothing else does', () => {
  expect(checkFiles([picture(), picture()], []).fitting).toHaveLength(2);
  expect(checkFiles([video()], []).misfit).toBeUndefined();
  for (const type of ['image/svg+xml', 'application/pdf', 'text/html', ''])
    expect(checkFiles([picture(MB, type)], [])).toEqual({
      fitting: [],
      misfit: { why: 'wrongType', name: 'pier.jpg' },
    });
});

test('a limit is told before anything is sent', () => {
  expect(checkFiles([picture(34 * MB)], []).misfit).toEqual({ why: 'pictureTooLarge', mb: 34, most: 20 });
  expect(checkFiles([picture(20 * MB + 1)], []).misfit).toEqual({ why: 'pictureTooLarge', mb: 21, most: 20 });
  expect(checkFiles([video(101 * MB)], []).misfit).toEqual({ why: 'videoTooLarge', mb: 101, most: 100 });
});

test('a video stands alone', () => {
  expect(checkFiles([video()], [{ kind: 'image' }]).misfit).toEqual({ why: 'oneVideo' });
  expect(checkFiles([picture()], [{ kind: 'video' }]).misfit).toEqual({ why: 'oneVideo' });
  expect(checkFiles([video(), video()], []).fitting).toHaveLength(1);
});

test('what fits is taken although something beside it does not', () => {
  const nine = Array.from({ length: 9 }, () => ({ kind: 'image' as const }));
  expect(checkFiles([picture(), picture()], nine)).toEqual({
    fitting: [picture()],
    misfit: { why: 'tooMany', most: 10 },
  });
});
