import { scenePalette, shade } from './palette.ts';

test('the colours of a zone are named in the order of the api', () => {
  const palette = scenePalette(['#000001', '#000002', '#000003', '#000004', '#000005']);
  expect(palette).toEqual({
    high: '#000001',
    low: '#000002',
    ground: '#000003',
    built: '#000004',
    glow: '#000005',
  });
});

test('a zone without colours gets those of the evening', () => {
  expect(scenePalette([]).glow).toBe('#ffb454');
});

test('shade goes to white and to black', () => {
  expect(shade('#804020', -0.5)).toBe('#402010');
  expect(shade('#804020', 1)).toBe('#ffffff');
  expect(shade('#010203', 0)).toBe('#010203');
});
